import type { CodeRegistries } from '../../src/engine/codeRegistries';
import { liveStatusType } from '../../src/kinds/speech/live';
import { modeType } from '../../src/fields/mode';
import { optInType } from '../../src/fields/opt-in';
import { speechModelType } from '../../src/kinds/speech/model';
import { speechVendorType } from '../../src/kinds/speech/vendor';
import { textFileType } from '../../src/fields/text-file';
import { inPart } from '../../src/loading/inPart';

/** What no other resource uses yet: named here, so that the first list does not carry it. */
export const register = ({ fieldTypes, panels, actions }: CodeRegistries): void => {
  fieldTypes.register('live-status', liveStatusType);
  fieldTypes.register('mode', modeType);
  fieldTypes.register('opt-in', optInType);
  fieldTypes.register('speech-model', speechModelType);
  fieldTypes.register('speech-vendor', speechVendorType);
  fieldTypes.register('text-file', textFileType);
  panels.register(
    'listen',
    inPart(() => import('../../src/kinds/speech/listen/ListenPanel').then(({ ListenPanel }) => ListenPanel)),
  );
  panels.register(
    'live-test',
    inPart(() => import('../../src/kinds/speech/live/LiveTestPanel').then(({ LiveTestPanel }) => LiveTestPanel)),
  );
  panels.register(
    'raw-record',
    inPart(() => import('../../src/engine/form/panels/RawRecordPanel').then(({ RawRecordPanel }) => RawRecordPanel)),
  );
  panels.register(
    'run-for-all',
    inPart(() => import('../../src/engine/form/panels/RunForAllPanel').then(({ RunForAllPanel }) => RunForAllPanel)),
  );
  actions.register('live-test', async (context) =>
    (await import('../../src/kinds/speech/live/liveTest')).liveTest(context),
  );
};
