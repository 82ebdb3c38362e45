import { useState } from 'react';
import { plainText } from '../plainText';

/**
 * What stands in an element that replaces a stored secret: what is typed and never what is stored, but for the moment in which
 * both are the same. An element that is emptied keeps the stored value.
 * @param toValue what a text stands for
 */
export function useReplacement(stored: unknown, toValue: (text: string) => unknown = (text) => text) {
  const [typed, setTyped] = useState<{ text: string; over: unknown }>();
  const text = typed && typed.over === stored ? typed.text : '';
  return {
    /** The element's text for a value of the form. */
    shown: (value: unknown): string => {
      if (text !== '' && toValue(text) === value) return text;
      return value === stored ? '' : plainText(value);
    },
    /** The form's value for what was typed. */
    take: (next: string): unknown => {
      setTyped({ text: next, over: stored });
      return next === '' ? stored : toValue(next);
    },
  };
}
