/** Names that declarations may use for code: field types, rules, steps, choices, actions, panels and pages. */
export interface NameRegistry<T> {
  /** @throws when the name is taken. */
  register(name: string, value: T): void;
  get(name: string): T | undefined;
  /** @throws when nothing has the name. */
  require(name: string): T;
  has(name: string): boolean;
  names(): string[];
}

/** @param kind what the names stand for, for error texts: "field type", "rule", … */
export function createNameRegistry<T>(kind: string, initial: Record<string, T> = {}): NameRegistry<T> {
  const values = new Map<string, T>(Object.entries(initial));
  return {
    register(name, value) {
      if (values.has(name)) throw new Error(`The ${kind} '${name}' is registered twice.`);
      values.set(name, value);
    },
    get: (name) => values.get(name),
    require(name) {
      const value = values.get(name);
      if (value === undefined) throw new Error(`There is no ${kind} '${name}'.`);
      return value;
    },
    has: (name) => values.has(name),
    names: () => [...values.keys()],
  };
}
