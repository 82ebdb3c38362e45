import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import type { PanelProps } from '../../../engine/form/panels/panels';
import { CallTabs } from './CallTabs';

/** The same below the row of a list, for the call that the list holds already. */
export const CallPanel = ({ resource, record }: PanelProps) => (
  <ResourceContextProvider value={resource.name}>
    <RecordContextProvider value={record}>
      <CallTabs resource={resource} />
    </RecordContextProvider>
  </ResourceContextProvider>
);
