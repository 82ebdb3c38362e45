/** What tells which declarations lie beside the build, as it was read. */
export type BesideBuild = { list: string } | { fault: string };

const folder = `${import.meta.env.BASE_URL}resources/`;

/** The address of a file beside the build. */
export const besideAddress = (file: string): string => folder + file;

/** How long a file may take, in milliseconds. */
export const besidePatience = 5_000;

/**
 * Asks for the list of declarations that lie beside the build (docs/adding-a-resource.md).
 * @returns undefined where there are none: no such file, a page in its place, or an empty list
 */
export async function besideBuild(): Promise<BesideBuild | undefined> {
  try {
    const signal = AbortSignal.timeout(besidePatience);
    const answer = await fetch(besideAddress('index.json'), { cache: 'no-cache', signal });
    if (answer.status >= 500) return { fault: String(answer.status) };
    const list = answer.ok ? await answer.text() : '';
    return /^\s*(<|\[\s*\]\s*$|$)/.test(list) ? undefined : { list };
  } catch (reason) {
    return { fault: (reason as Error).message };
  }
}
