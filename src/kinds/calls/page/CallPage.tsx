/* In: a call, by its id or as a list holds it. Out: all that there is to find out about it. */
import { ResourceContextProvider, Show, useRecordContext, useTranslate } from 'react-admin';
import type { PageProps } from '../../../engine/routes/pageRegistry';
import { plainText } from '../../../fields/plainText';
import { CallTabs } from './CallTabs';

function CallTitle() {
  const translate = useTranslate();
  const call = useRecordContext();
  return call && translate('calls.title', { from: plainText(call.from), to: plainText(call.to) });
}

/** The page of one call, at an address of its own. */
export const CallPage = ({ resource, id }: PageProps) => (
  <ResourceContextProvider value={resource.name}>
    <Show resource={resource.name} id={id ?? ''} title={<CallTitle />} actions={false}>
      <CallTabs resource={resource} />
    </Show>
  </ResourceContextProvider>
);
