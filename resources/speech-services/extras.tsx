import { lazy } from 'react';
import type { CodeRegistries } from '../../src/engine/codeRegistries';
import { liveStatusType } from '../../src/fields/live-status';
import { modeType } from '../../src/fields/mode';
import { optInType } from '../../src/fields/opt-in';
import { speechModelType } from '../../src/fields/speech-model';
import { speechVendorType } from '../../src/fields/speech-vendor';
import { textFileType } from '../../src/fields/text-file';

/** What no other resource uses yet: named here, so that the first list does not carry it. */
export const register = ({ fieldTypes, panels, actions, blockers }: CodeRegistries): void => {
  fieldTypes.register('live-status', liveStatusType);
  fieldTypes.register('mode', modeType);
  fieldTypes.register('opt-in', optInType);
  fieldTypes.register('speech-model', speechModelType);
  fieldTypes.register('speech-vendor', speechVendorType);
  fieldTypes.register('text-file', textFileType);
  panels.register(
    'listen',
    lazy(() =>
      import('../../src/engine/panels/listen/ListenPanel').then((module) => ({ default: module.ListenPanel })),
    ),
  );
  panels.register(
    'live-test',
    lazy(() =>
      import('../../src/engine/panels/live-test/LiveTestPanel').then((module) => ({ default: module.LiveTestPanel })),
    ),
  );
  panels.register(
    'raw-record',
    lazy(() => import('../../src/engine/panels/RawRecordPanel').then((module) => ({ default: module.RawRecordPanel }))),
  );
  panels.register(
    'run-for-all',
    lazy(() => import('../../src/engine/panels/RunForAllPanel').then((module) => ({ default: module.RunForAllPanel }))),
  );
  blockers.register('named-use', async (context) => (await import('../../dataProvider/namedUse')).namedUse(context));
  actions.register('live-test', async (context) => (await import('../../src/actions/liveTest')).liveTest(context));
};
