import { refuse } from '../../http/refusals.ts';

/** The verbs an application may hold; their properties are not checked here. */
const verbs = new Set([
  'alert',
  'answer',
  'conference',
  'config',
  'dequeue',
  'dial',
  'dialogflow',
  'dtmf',
  'dub',
  'enqueue',
  'gather',
  'hangup',
  'leave',
  'lex',
  'listen',
  'llm',
  'message',
  'pause',
  'play',
  'rasa',
  'redirect',
  'rest:dial',
  'say',
  'sip:decline',
  'sip:refer',
  'sip:request',
  'stream',
  'tag',
  'transcribe',
]);

const verbOf = (instruction: unknown): string => {
  const { verb } = (instruction ?? {}) as { verb?: unknown };
  return typeof verb === 'string' ? verb : (Object.keys(instruction ?? {})[0] ?? 'undefined');
};

/** `app_json` is JSON text of an array of verbs; text that is no JSON ends in a 500 (platform-api 7.3). */
export function checkAppJson(appJson: unknown): void {
  if (!appJson) return;
  const instructions: unknown = JSON.parse(appJson as string);
  if (!Array.isArray(instructions)) throw refuse.message(400, 'Error: malformed jambonz payload: must be array');
  const unknown = instructions.map(verbOf).find((verb) => !verbs.has(verb));
  if (unknown !== undefined) throw refuse.message(400, `Error: invalid instruction: ${unknown}`);
}
