import type { TranslationMessages } from 'react-admin';
import type { LanguageFiles } from '../languageMessages';
import type { MessageTree } from '../messageTrees';

/* One module for each language, since a glob takes only literal paths: thus a language loads as one file. */
export default {
  ra: import.meta.glob<TranslationMessages>('./ra.ts', { eager: true, import: 'default' }),
  areas: import.meta.glob<MessageTree>(['./*.ts', '!./{index,ra,gate,gatePages}.ts'], {
    eager: true,
    import: 'default',
  }),
  ofParts: import.meta.glob<MessageTree>('../../../**/texts/fr.ts', { eager: true, import: 'default' }),
  resources: import.meta.glob<MessageTree>('../../../../resources/*/fr.ts', { eager: true, import: 'default' }),
} satisfies LanguageFiles;
