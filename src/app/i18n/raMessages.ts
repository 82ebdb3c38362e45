import type { TranslationMessages } from 'react-admin';
import type { MessageTree } from './messageTrees';

/** react-admin's own texts. Its tables and forms that can be arranged ask for some of them by another name than they have. */
export function raMessages({ ra }: TranslationMessages): MessageTree {
  const { inspector, ...parts } = ra.configurable ?? {};
  return { ra: { ...(ra as MessageTree), inspector: { ...parts, ...inspector } as MessageTree } };
}
