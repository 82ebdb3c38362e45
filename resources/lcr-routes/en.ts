export default {
  name: 'Route |||| Routes',
  fields: {
    lcr_route_sid: 'Route SID',
    lcr_sid: 'Routing SID',
    regex: 'Digit prefix or regex',
    description: 'Description',
    lcr_carrier_set_entries: 'Carrier',
    priority: 'Position',
  },
};
