import { storyOf, type CallStory } from '../../calls/story.ts';
import type { Row, Value } from '../../store/database.ts';
import type { Store } from '../../store/store.ts';
import { applications, webhooks } from '../../store/tables.ts';

/** Where the application of a call was asked; an address of nobody's where there is no application any more. */
function hookUrlOf(store: Store, applicationSid: Value | undefined): string {
  const application = store.find(applications, applicationSid);
  return String(store.find(webhooks, application?.call_hook_sid)?.url ?? 'https://voice.example.com/call');
}

/** What happened in a call that the time series holds. */
export const storyOfCall = (store: Store, call: Row): CallStory =>
  storyOf(call, hookUrlOf(store, call.application_sid));
