export default {
  name: 'Service provider |||| Service providers',
};
