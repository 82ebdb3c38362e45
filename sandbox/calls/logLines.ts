/* In: the story of a call. Out: what the feature server wrote while it lasted (platform-api 17.4). */
import type { CallStory } from './story.ts';
import type { Turn } from './turns.ts';

type Level = 20 | 30 | 40 | 50;

interface Entry {
  at: number;
  level: Level;
  msg: string;
  more?: object;
}

function entriesOf({ prompt, reply, hook }: Turn): Entry[] {
  const { from, firstByte, isCached } = prompt;
  const heard = {
    speech: { msg: 'speech recognised', more: 'transcript' in reply ? { transcript: reply.transcript } : {} },
    dtmf: {
      msg: 'digits collected',
      more: 'digits' in reply ? { digits: reply.digits.map(({ digit }) => digit) } : {},
    },
    timeout: { msg: 'no input', more: {} },
  }[reply.kind];
  const isRefused = hook.status !== 200;
  return [
    { at: from, level: 20, msg: 'Gather:exec starting', more: { input: ['speech', 'digits'] } },
    { at: firstByte, level: 30, msg: isCached ? 'prompt taken from the cache' : 'prompt synthesised' },
    { at: reply.recognisedAt, level: reply.kind === 'timeout' ? 40 : 30, ...heard },
    { at: hook.to, level: isRefused ? 50 : 20, msg: `POST ${hook.url} returned ${hook.status}` },
  ];
}

/** One text a line: JSON, but for the one that the process itself wrote. */
export function logLines({ call, start, answeredAt, endedAt, turns }: CallStory): string[] {
  const { call_sid: callSid, sip_callid: callId, account_sid: accountSid } = call;
  const line = ({ at, level, msg, more }: Entry) =>
    JSON.stringify({
      level,
      time: start + at,
      pid: 17,
      hostname: call.host,
      callId,
      callSid,
      accountSid,
      ...more,
      msg,
    });
  const answered: Entry[] = answeredAt === undefined ? [] : [{ at: answeredAt, level: 30, msg: 'call was answered' }];
  const ended: Entry = {
    at: endedAt,
    level: answeredAt === undefined ? 40 : 30,
    msg: `call ended: ${String(call.termination_reason)}`,
    more: { sipStatus: call.sip_status },
  };
  const entries: Entry[] = [
    { at: 0, level: 30, msg: `got an ${String(call.direction)} call`, more: { from: call.from, to: call.to } },
    ...answered,
    ...turns.flatMap(entriesOf),
    ended,
  ];
  return ['(node:17) call worker started', ...entries.map(line)];
}
