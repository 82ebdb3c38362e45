import { englishResourceMessages } from '../../../resources';
import raEnglish from 'ra-language-english';
import { areaMessages } from './areaMessages';
import type { MessageTree } from './mergeMessages';
import { raMessages } from './raMessages';

const areas = import.meta.glob<MessageTree>(['./en/*.ts', '!./en/gate*.ts'], { eager: true, import: 'default' });

/** Every text of the console's own in English: what other languages lack is taken from here. */
export const englishMessages: MessageTree = {
  ...raMessages(raEnglish),
  ...areaMessages(areas),
  resources: englishResourceMessages as MessageTree,
};
