export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** `over` laid over `base`, level by level; neither is changed. */
export function mergeMessages(base: MessageTree, over: MessageTree): MessageTree {
  const merged: MessageTree = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof below === 'object' && typeof value === 'object' ? mergeMessages(below, value) : value;
  }
  return merged;
}

/** The text with a key such as `list.total`; a name in it may have dots of its own. */
export function textAt(tree: MessageTree, key: string): string | undefined {
  const own = Object.hasOwn(tree, key) ? tree[key] : undefined;
  if (typeof own === 'string') return own;
  for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
    const name = key.slice(0, dot);
    const below = Object.hasOwn(tree, name) ? tree[name] : undefined;
    const found = typeof below === 'object' ? textAt(below, key.slice(dot + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * How a text takes in what it is asked for with: numbers as the reader's language writes them (27,953).
 * A number that is a code (a port, a status) is given as a text and stays as it is.
 */
export const fillIn = (locale: () => string) =>
  function replace(this: string, token: RegExp, valueOf: (token: string, name: string) => unknown): string {
    return this.replace(token, (...found: [string, string]) => {
      const value = valueOf(...found);
      return typeof value === 'number' ? value.toLocaleString(locale()) : String(value);
    });
  };
