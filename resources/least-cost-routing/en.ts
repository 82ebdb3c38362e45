export default {
  name: 'Outbound Call Routing |||| Outbound Call Routing',
  titles: {
    list: 'Outbound call routing',
    add: 'Add outbound call routes',
    edit: 'Edit outbound call routes',
  },
  sections: {
    table: 'Routing table',
    default: 'Default route',
    routes: 'Routes',
    simulator: 'Try numbers',
  },
  section_help: {
    table: 'Outbound call routing is used to select a carrier when there are multiple carriers available.',
    default: 'Takes every call that no route below is for.',
    routes: 'The first route that fits the dialled number takes the call.',
    simulator: 'Which route takes a dialled number, and by which carrier the call goes out.',
  },
  fields: {
    lcr_sid: 'Routing SID',
    name: 'Name',
    is_active: 'Active',
    account_sid: 'Used by',
    service_provider_sid: 'Service provider',
    default_carrier_set_entry_sid: 'Default entry SID',
    number_routes: 'Routes',
    default_carriers: 'Select a default outbound carrier',
    voip_carrier_sid: 'Carrier',
    priority: 'Priority',
    workload: 'Weight',
    routes: 'Route based on first match',
  },
  help: {
    account_sid: 'An account has one table only, and so has the provider for all accounts. It cannot be changed later.',
    routes: 'Drag and drop to rearrange the order, or use the arrows. Rows are deleted when you save.',
  },
  filters: {
    account_sid: 'Used by',
  },
  all: {
    account_sid: 'All accounts',
  },
  none: {
    account_sid: 'All accounts',
  },
  choices: {
    is_active: {
      true: 'Active',
      false: 'Inactive',
    },
  },
  add_row: {
    routes: 'Add a route',
  },
  empty: {
    title: 'No outbound call routes.',
    text: 'A routing table says which carrier takes which outbound call.',
  },
  actions: {
    activate: {
      label: 'Activate',
      running: 'Activating…',
      done: 'Least cost routing successfully updated',
    },
    deactivate: {
      label: 'Deactivate',
      title: 'Deactivate %{name}',
      confirm:
        'The table is marked as inactive. Some versions of the platform go by inactive tables, too. Do you want to continue?',
      running: 'Deactivating…',
      done: 'Least cost routing successfully updated',
    },
  },
  toasts: {
    created: 'Least cost routing successfully created',
    updated: 'Least cost routing rule successfully updated',
    deleted: 'Deleted outbound call route %{name}',
    deleted_form: 'Deleted least cost routing %{name}',
  },
  delete: {
    confirm: 'Are you sure you want to delete least cost routing %{name}?',
  },
  denied: {
    list: 'You do not have permissions to manage all outbound call routes',
  },
  form: {
    no_carriers: 'There are no available carriers',
    no_carriers_account: 'There are no available carriers defined for this account',
    route_deleted: 'Least cost routing rule successfully deleted',
  },
};
