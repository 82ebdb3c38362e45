import { resourceMessages } from '../../../resources/translations';
import { areaMessages } from './areaMessages';
import raGerman from './de/ra';
import type { MessageTree } from './mergeMessages';

const areas = import.meta.glob<MessageTree>(['./de/*.ts', '!./de/gate.ts', '!./de/ra.ts'], {
  eager: true,
  import: 'default',
});

/** Every text of the console in German; loaded when the language is chosen. */
export const germanMessages = async (): Promise<MessageTree> => ({
  ...(raGerman as unknown as MessageTree),
  ...areaMessages(areas),
  resources: (await resourceMessages('de')) as MessageTree,
});
