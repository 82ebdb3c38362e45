import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { humanise } from '../fields/humanise';
import type { Operation } from '../schema/types';

/** Arguments of a text. */
export type TextArguments = Record<string, unknown>;

/** Texts of a resource, by the keys of `resources/<name>/en.ts`, each with a generic text to fall back on. */
export interface ResourceTexts {
  /** The resource's name, for one or several records. */
  name: (count?: number) => string;
  field: (field: string) => string;
  filter: (filter: string) => string;
  /** Any other text of the resource; `fallback` is a text, not a key. */
  text: (key: string, fallback: string, args?: TextArguments) => string;
  /** Any other text of the resource, where the fallback is itself a message key. */
  textOr: (key: string, fallbackKey: string, args?: TextArguments) => string;
  /** `button` runs it from its dialog, `none` asks before it takes something away from every record. */
  action: (
    action: string,
    part: 'label' | 'title' | 'button' | 'confirm' | 'none' | 'running' | 'done',
    args?: TextArguments,
  ) => string;
}

const fallbackOfAction = {
  confirm: 'actions.confirm_text',
  none: 'actions.none_text',
  running: 'actions.running',
  done: 'actions.done',
} as const;

type Translate = ReturnType<typeof useTranslate>;

/** @param resource the resource's name */
export function resourceTexts(translate: Translate, resource: string): ResourceTexts {
  const key = (rest: string) => `resources.${resource}.${rest}`;
  const texts: ResourceTexts = {
    name: (count = 2) => translate(key('name'), { smart_count: count, _: humanise(resource) }),
    field: (field) => translate(key(`fields.${field}`), { _: humanise(field) }),
    filter: (filter) => translate(key(`filters.${filter}`), { _: texts.field(filter) }),
    text: (rest, fallback, args) => translate(key(rest), { ...args, _: fallback }),
    textOr: (rest, fallbackKey, args) => translate(key(rest), { ...args, _: translate(fallbackKey, args) }),
    action(action, part, args) {
      if (part === 'label') return texts.text(`actions.${action}.label`, humanise(action), args);
      if (part === 'button') return texts.text(`actions.${action}.button`, texts.action(action, 'label', args), args);
      if (part === 'title') return texts.text(`actions.${action}.title`, texts.action(action, 'label'), args);
      return texts.textOr(`actions.${action}.${part}`, fallbackOfAction[part], args);
    },
  };
  return texts;
}

export function useResourceTexts(resource: string): ResourceTexts {
  const translate = useTranslate();
  return useMemo(() => resourceTexts(translate, resource), [translate, resource]);
}

/** @returns the key of what a resource says of a refused operation; undefined where it says nothing of its own */
export const denialKey = (translate: Translate, resource: string, operation: Operation): string | undefined =>
  [`resources.${resource}.denied.${operation}`, `resources.${resource}.denied`].find(
    (key) => translate(key, { _: '' }) !== '',
  );
