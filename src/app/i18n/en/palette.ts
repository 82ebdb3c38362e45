/** The command palette. */
export default {
  open: 'Search and commands',
  button: 'Search',
  placeholder: 'Go to a screen, find a record, run an action',
  results: 'What was found',
  groups: { page: 'On this page', screens: 'Screens', sid: 'Identifier' },
  all: 'All %{name} with this text…',
  look_up: 'Look up %{sid}',
  searching: 'Searching…',
  nothing: 'Nothing was found',
  no_sid: 'No record with this SID was found.',
  failed: 'Not everything could be searched: %{names}',
  found: '%{smart_count} result |||| %{smart_count} results',
};
