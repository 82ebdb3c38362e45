import { contentOf, faultOf, fileLimits, type JsonFile } from '../../schema/runTime/jsonFile';
import { besideAddress, besidePatience } from '../../loading/besideBuild';

/** The text of an answer, as far as it may be long; undefined for a longer one, of which no more is read. */
async function boundedText({ headers, body }: Response): Promise<string | undefined> {
  if (Number(headers.get('content-length') ?? 0) > fileLimits.bytes) return undefined;
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done) return text + decoder.decode();
    bytes += value!.length;
    if (bytes > fileLimits.bytes) {
      await reader!.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

async function fetchFile(file: string, signal: AbortSignal): Promise<JsonFile> {
  try {
    const answer = await fetch(besideAddress(file), { cache: 'no-cache', redirect: 'error', signal });
    if (!answer.ok) return { file, content: { fault: faultOf('unreadable', String(answer.status)) } };
    const text = await boundedText(answer);
    return { file, content: text === undefined ? { fault: faultOf('tooLarge') } : contentOf(text) };
  } catch (reason) {
    return { file, content: { fault: faultOf('unreadable', (reason as Error).message) } };
  }
}

/** Reads files beside the build, all at once; one that does not come in time is a problem like any other. */
export const fetchFiles = (files: readonly string[]): Promise<JsonFile[]> => {
  const signal = AbortSignal.timeout(besidePatience);
  return Promise.all(files.map((file) => fetchFile(file, signal)));
};
