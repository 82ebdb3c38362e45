export default {
  name: 'Service provider |||| Service providers',
  fields: { name: 'Service provider name', ms_teams_fqdn: 'SBC domain name' },
};
