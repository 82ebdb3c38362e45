import { useState } from 'react';

/**
 * The text of an input whose changes come back from outside, perhaps late: what comes back of one's own typing never
 * overwrites what has been typed since; any other change from outside does.
 * @param applied the text as it stands outside
 */
export function useTypedText(applied: string): [text: string, type: (next: string) => void] {
  const [text, setText] = useState(applied);
  const [seen, setSeen] = useState(applied);
  const [awaited, setAwaited] = useState<string[]>([]);
  if (seen !== applied) {
    setSeen(applied);
    const own = awaited.lastIndexOf(applied);
    if (own < 0) setText(applied);
    setAwaited(own < 0 ? [] : awaited.slice(own + 1));
  }
  const type = (next: string) => {
    setText(next);
    setAwaited([...awaited, next.trim()]);
  };
  return [text, type];
}
