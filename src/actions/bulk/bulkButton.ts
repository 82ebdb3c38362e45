import type { RaRecord } from 'react-admin';
import type { CompiledResource } from '../../schema/types/compiled';
import type { BulkJob } from './useBulkRun';

/** What every button of the bulk bar is given. */
export interface BulkButtonProps {
  resource: CompiledResource;
  records: RaRecord[];
  start: (job: BulkJob) => void;
}
