import type { Random } from '../seed/random.ts';
import { prompts, transcripts } from './words.ts';

export interface Prompt {
  text: string;
  isCached: boolean;
  /** When speech was asked for, and when its first byte was there. */
  from: number;
  firstByte: number;
  /** When the caller hears it. */
  start: number;
  end: number;
}

export interface Digit {
  digit: string;
  at: number;
  /** Milliseconds. */
  duration: number;
}

export type Reply =
  | { kind: 'speech'; start: number; end: number; transcript: string; confidence: number; recognisedAt: number }
  | { kind: 'dtmf'; digits: Digit[]; recognisedAt: number }
  | { kind: 'timeout'; recognisedAt: number };

/** A question to the application what to do next. */
export interface Hook {
  from: number;
  to: number;
  url: string;
  status: number;
  /** Undefined where the trace says nothing of it. */
  request: object | undefined;
  response: readonly object[] | undefined;
}

/** The caller is told something, answers, and the application decides. */
export interface Turn {
  from: number;
  to: number;
  prompt: Prompt;
  reply: Reply;
  hook: Hook;
}

interface Bounds {
  from: number;
  to: number;
  hookUrl: string;
}

const millisecondsPerLetter = 55;
const [beforeFirst, betweenTurns, beforeEnd] = [200, 30, 300];

const between = (random: Random, least: number, most: number) => least + random.below(most - least);

function promptAt(random: Random, from: number): Prompt {
  const text = random.pick(prompts);
  const isCached = random.below(5) < 2;
  const firstByte = from + (isCached ? between(random, 4, 15) : between(random, 180, 900));
  return { text, isCached, from, firstByte, start: firstByte, end: firstByte + text.length * millisecondsPerLetter };
}

function digitsFrom(random: Random, from: number): Digit[] {
  const digits: Digit[] = [];
  let at = from;
  for (let left = between(random, 1, 5); left > 0; left -= 1) {
    const duration = between(random, 60, 260);
    digits.push({ digit: random.pick([...'1234567890*#']), at, duration });
    at += duration + between(random, 120, 400);
  }
  return digits;
}

/** @param from when the prompt has ended */
function replyAfter(random: Random, from: number): Reply {
  const begin = from + between(random, 300, 1200);
  const kind = random.pick(['speech', 'speech', 'speech', 'dtmf', 'dtmf', 'timeout'] as const);
  if (kind === 'timeout') return { kind, recognisedAt: begin + 4000 };
  if (kind === 'dtmf') {
    const digits = digitsFrom(random, begin);
    const { at, duration } = digits.at(-1)!;
    return { kind, digits, recognisedAt: at + duration + between(random, 20, 80) };
  }
  const transcript = random.pick(transcripts);
  const end = begin + transcript.length * millisecondsPerLetter + 400;
  const confidence = between(random, 62, 99) / 100;
  return { kind, start: begin, end, transcript, confidence, recognisedAt: end + between(random, 250, 900) };
}

/** What the application is told of a reply. */
const payloadOf = (reply: Reply): object => {
  if (reply.kind === 'timeout') return { reason: 'timeout' };
  if (reply.kind === 'dtmf') return { reason: 'dtmfDetected', digits: reply.digits.map(({ digit }) => digit).join('') };
  const { transcript, confidence } = reply;
  return { reason: 'speechDetected', speech: { is_final: true, alternatives: [{ transcript, confidence }] } };
};

function hookAfter(random: Random, { recognisedAt: from, ...reply }: Reply, url: string): Hook {
  const isFailing = random.below(25) === 0;
  return {
    from,
    to: from + between(random, 35, isFailing ? 3000 : 420),
    url,
    status: isFailing ? 503 : 200,
    /* Some versions write no body into the trace. */
    request: random.below(12) === 0 ? undefined : payloadOf({ ...reply, recognisedAt: from }),
    response: isFailing ? undefined : [{ verb: 'gather', input: ['speech', 'digits'], timeout: 8 }],
  };
}

/** As many turns as fit between two moments. */
export function turnsOf(random: Random, { from, to, hookUrl }: Bounds): Turn[] {
  const turns: Turn[] = [];
  for (let at = from + beforeFirst; ;) {
    const prompt = promptAt(random, at);
    const reply = replyAfter(random, prompt.end);
    const hook = hookAfter(random, reply, hookUrl);
    if (hook.to > to - beforeEnd) return turns;
    turns.push({ from: at, to: hook.to, prompt, reply, hook });
    at = hook.to + betweenTurns;
  }
}
