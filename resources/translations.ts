type Texts = Record<string, unknown>;

const translations = import.meta.glob<{ default: Texts }>([
  './*/*.ts',
  '!./*/index.ts',
  '!./*/en.ts',
  '!./*/extras.ts',
]);

/** The texts of every resource by its name, in one language other than English; those that there are. */
export async function resourceMessages(locale: string): Promise<Record<string, Texts>> {
  const inLocale = Object.entries(translations).filter(([path]) => path.endsWith(`/${locale}.ts`));
  const entries = inLocale.map(async ([path, load]) => [path.split('/')[1]!, (await load()).default] as const);
  return Object.fromEntries(await Promise.all(entries));
}
