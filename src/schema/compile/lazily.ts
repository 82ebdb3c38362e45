/**
 * An object some of whose members are made when they are first read, and once: most resources that are declared are not looked at
 * before the first list is there.
 */
export function lazily<Given extends object, Late extends object>(
  given: Given,
  late: { [Name in keyof Late]: () => Late[Name] },
): Given & Late {
  const made = { ...given } as Given & Late;
  for (const name of Object.keys(late) as (string & keyof Late)[])
    Object.defineProperty(made, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = late[name]();
        Object.defineProperty(made, name, { value, enumerable: true });
        return value;
      },
    });
  return made;
}
