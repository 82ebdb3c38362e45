import raEnglish from 'ra-language-english';
import { startTexts } from '../../../resources/atStart';
import { areaMessages } from './areaMessages';
import { mergeMessages, type MessageTree } from './mergeMessages';

const areas = import.meta.glob<MessageTree>(['./en/*.ts', '!./en/gate.ts'], { eager: true, import: 'default' });

/** Every text of the console in English: what other languages lack is taken from here. */
export const englishMessages: MessageTree = mergeMessages(raEnglish as unknown as MessageTree, {
  ...areaMessages(areas),
  resources: startTexts as MessageTree,
});
