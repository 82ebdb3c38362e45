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
