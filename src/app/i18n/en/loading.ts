/** What is told where a part of the console cannot be loaded. */
export default {
  new_version: 'A new version of the console is there.',
  reload_keeps: 'Reload the page to go on. What you have typed is kept.',
  try_later: 'What you have typed stays here. Try again in a moment.',
  reload: 'Reload',
  retry: 'Try again',
  close: 'Close',
};
