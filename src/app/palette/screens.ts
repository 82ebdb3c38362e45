import { decide } from '../../../authProvider/access';
import { resourceTexts } from '../../actions/texts';
import { addresses } from '../../schema/addresses';
import type { ConsoleFacts } from '../../session/ConsoleContext';
import { navigationFor } from '../navigation/navigation';

export interface Screen {
  to: string;
  label: string;
}

type Translate = Parameters<typeof resourceTexts>[0];

/** Every screen that this user may go to: the places of the navigation, the forms of new records, and the own user. */
export function screensFor(facts: ConsoleFacts, translate: Translate): Screen[] {
  const { registry, session, features } = facts;
  const places = navigationFor(facts).flatMap(({ items }) => items);
  const lists = places.map(({ resource, to, isOwn }) => {
    const texts = resourceTexts(translate, resource);
    return { to, label: isOwn ? texts.text('own', texts.name()) : texts.name() };
  });
  const forms = places.flatMap(({ resource: name }) => {
    const resource = registry.get(name);
    if (!resource?.views.create || !decide(resource, session, features, 'create')) return [];
    const texts = resourceTexts(translate, name);
    return [{ to: addresses.add(name), label: texts.textOr('titles.add', 'list.add', { name: texts.name(1) }) }];
  });
  const own = { to: addresses.list('profile'), label: translate('frame.user.profile') };
  return [...lists, ...forms, own];
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether every word of a text is found in a label. */
export const isFoundIn = (label: string, text: string): boolean =>
  wordsOf(text).every((word) => label.toLowerCase().includes(word));
