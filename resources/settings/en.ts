export default {
  name: 'Settings |||| Settings',
  titles: { edit: 'Settings' },
  tabs: { admin: 'Admin', service_provider: 'Service provider' },
  sections: {
    provider: 'Service provider',
    teams: 'Microsoft Teams',
    prompts: 'TTS cache',
    keys: 'Service provider API keys',
  },
  section_help: {
    teams: 'Calls to and from Microsoft Teams through this platform.',
    prompts: 'Prompts that were spoken once are kept, so that they need not be made again.',
    keys: 'With one of these keys a program does what a user of this service provider may do.',
  },
  fields: {
    service_provider_sid: 'Service provider SID',
    name: 'Service provider name',
    limits: 'Limits',
    has_teams: 'Enable MS Teams Direct Routing',
    ms_teams_fqdn: 'SBC domain name',
  },
  help: { limits: 'What all accounts of this provider may use together.' },
  placeholders: { ms_teams_fqdn: 'Fully qualified domain name used for MS Teams' },
  toasts: { updated: 'Settings updated', deleted: 'Deleted service provider %{name}' },
  delete: {
    button: 'Delete service provider %{name}',
    title: 'Delete service provider',
    confirm: 'Are you sure you want to delete the service provider %{name}?',
  },
  denied: 'You do not have permissions to manage Settings',
  actions: {
    clear_tts_cache: {
      label: 'Clear TTS Cache',
      title: 'Clear TTS Cache',
      button: 'Clear',
      confirm: 'Are you sure you want to clean TTS cache?',
      done: 'Tts Cache successfully cleaned',
      count: 'There is %{smart_count} cached TTS prompt |||| There are %{smart_count} cached TTS prompts',
    },
  },
  form: {
    name_taken: 'Another service provider has this name.',
  },
};
