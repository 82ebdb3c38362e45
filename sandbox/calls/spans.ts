/* In: the story of a call. Out: its trace as the tracing server gives it (platform-api 17.5). */
import type { Random } from '../seed/random.ts';
import { randomOf, type CallStory } from './story.ts';
import type { Turn } from './turns.ts';

type AttributeValue = string | number | boolean;

interface Span {
  id: string;
  parent: string;
  name: string;
  from: number;
  to: number;
  attributes: Record<string, AttributeValue | undefined>;
}

type Plan = Omit<Span, 'id' | 'parent'> & { children?: Plan[] };

/** One call in eight has a span whose parent was never sent. */
const orphanEvery = 8;

const valueOf = (value: AttributeValue) => {
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'string') return { stringValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
};

const attributesOf = (attributes: Span['attributes']) =>
  Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: valueOf(value) }]));

const momentary = (name: string, at: number, attributes: Span['attributes'] = {}): Plan => ({
  name,
  from: at,
  to: at,
  attributes,
});

function sttResult({ reply }: Turn): Span['attributes'] {
  if (reply.kind === 'timeout') return { 'stt.resolve': 'timeout' };
  if (reply.kind === 'dtmf') return { 'stt.resolve': 'dtmf' };
  const { transcript, confidence, end, recognisedAt } = reply;
  return {
    'stt.resolve': 'speech',
    'stt.result': JSON.stringify({
      vendor: { name: 'google' },
      language_code: 'en-US',
      channel_tag: 1,
      is_final: true,
      alternatives: [{ transcript, confidence }],
    }),
    'stt.latency_ms': recognisedAt - end,
  };
}

function hookPlan({ hook: { from, to, url, status, request, response } }: Turn): Plan {
  const attributes = {
    'http.statusCode': status,
    'http.body': request && JSON.stringify(request),
    'app.hook': url,
    'app.tasks': response && JSON.stringify(response),
  };
  return { name: `verb:hook (POST ${url})`, from, to, attributes };
}

function turnPlan(turn: Turn): Plan {
  const { prompt, reply } = turn;
  const digits = reply.kind === 'dtmf' ? reply.digits : [];
  return {
    name: 'verb:gather{"input":["speech","digits"],"timeout":8}',
    from: turn.from,
    to: turn.to,
    attributes: { 'verb.summary': 'gather speech, digits', 'telemetry.sdk.language': 'nodejs', ...sttResult(turn) },
    children: [
      {
        name: 'tts-generation',
        from: prompt.from,
        to: prompt.firstByte,
        attributes: {
          'tts.vendor': 'google',
          'tts.language': 'en-US',
          'tts.voice': 'en-US-Standard-C',
          'tts.cached': prompt.isCached,
          time_to_first_byte_ms: prompt.isCached ? undefined : String(prompt.firstByte - prompt.from),
        },
      },
      ...digits.map(({ digit, at, duration }) =>
        momentary(`dtmf:${digit}`, at, { dtmf: digit, duration: `${duration}ms` }),
      ),
      hookPlan(turn),
    ],
  };
}

/** The moments before anybody answers, and the first question to the application. */
function beginning({ call, hookUrl }: CallStory): Plan[] {
  const { call_sid, direction, from, to } = call;
  return [
    { name: 'lookupAccountDetails', from: 2, to: 14, attributes: {} },
    { name: 'lookupApplication', from: 14, to: 22, attributes: {} },
    {
      name: 'performAppWebhook',
      from: 24,
      to: 150,
      attributes: {
        'app.hook': hookUrl,
        'http.statusCode': 200,
        'http.body': JSON.stringify({ call_sid, direction, from, to, call_status: 'trying' }),
        'app.tasks': JSON.stringify([{ verb: 'gather', input: ['speech', 'digits'], timeout: 8 }]),
      },
    },
    momentary('call-status:ringing', 180, { callSid: call_sid ?? undefined, callStatus: 'ringing', sipStatus: 180 }),
  ];
}

function ending({ call, answeredAt, endedAt, recordedFrom }: CallStory): Plan[] {
  const { sip_status, termination_reason } = call;
  const status = answeredAt === undefined ? 'failed' : 'completed';
  return [
    ...(answeredAt === undefined
      ? []
      : [momentary('call-status:in-progress', answeredAt, { callStatus: 'in-progress', sipStatus: 200 })]),
    ...(recordedFrom === undefined
      ? []
      : [{ name: 'background-record:listen', from: recordedFrom, to: endedAt, attributes: {} }]),
    momentary(`call-status:${status}`, endedAt, {
      callStatus: status,
      sipStatus: Number(sip_status),
      sipReason: String(termination_reason),
    }),
  ];
}

function flatten(plan: Plan, parent: string, random: Random): Span[] {
  const { children = [], ...own } = plan;
  const id = random.hex(8);
  return [{ id, parent, ...own }, ...children.flatMap((child) => flatten(child, id, random))];
}

function spansOf(story: CallStory): Span[] {
  const { call, endedAt } = story;
  const random = randomOf(call, 2);
  const root: Plan = {
    name: call.direction === 'inbound' ? 'incoming-call' : 'outgoing-call',
    from: 0,
    to: endedAt,
    attributes: {
      callSid: call.call_sid === null ? undefined : String(call.call_sid),
      accountSid: String(call.account_sid),
      callId: String(call.sip_callid),
      fsSipAddress: `${String(call.host)}:5070`,
      'internal.span.format': 'proto',
    },
    children: [...beginning(story), ...story.turns.map(turnPlan), ...ending(story)],
  };
  const spans = flatten(root, '', random);
  const isIncomplete = random.below(orphanEvery) === 0;
  const lost = momentary('call-status:early-media', 220, { callStatus: 'early-media', sipStatus: 183 });
  return isIncomplete ? [...spans, ...flatten(lost, random.hex(8), random)] : spans;
}

/** Nanoseconds are beyond what a number holds. */
const nanoseconds = (start: number, offset: number) => `${start + offset}000000`;

export function traceOf(story: CallStory): object {
  const traceId = String(story.call.trace_id);
  const spans = spansOf(story).map(({ id, parent, name, from, to, attributes }) => ({
    traceId,
    spanId: id,
    parentSpanId: parent,
    name,
    kind: 1,
    startTimeUnixNano: nanoseconds(story.start, from),
    endTimeUnixNano: nanoseconds(story.start, to),
    attributes: attributesOf(attributes),
    status: {},
  }));
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'feature-server' } }] };
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'voice' }, spans }] }] };
}
