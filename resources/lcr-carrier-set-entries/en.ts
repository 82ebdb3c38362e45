export default {
  name: 'Carrier of a route |||| Carriers of a route',
  fields: {
    lcr_carrier_set_entry_sid: 'Entry SID',
    lcr_route_sid: 'Route SID',
    voip_carrier_sid: 'Carrier',
    priority: 'Priority',
    workload: 'Weight',
  },
};
