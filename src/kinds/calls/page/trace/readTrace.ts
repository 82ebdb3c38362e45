/* In: a trace as the platform passes it on (platform-api 17.5). Out: its spans in order, and a table of them. */

/** A span with its moments in milliseconds since the trace's first one: nanoseconds since 1970 are more than a number holds. */
export interface Span {
  id: string;
  name: string;
  from: number;
  duration: number;
  /** Milliseconds since 1970, whole. */
  startedAt: number;
  attributes: Readonly<Record<string, unknown>>;
  depth: number;
  /** Its parent was never sent. */
  isOrphan: boolean;
  children: Span[];
}

export interface CallTrace {
  /** Depth first, each followed by what happened within it. */
  spans: Span[];
  /** Milliseconds from the first start to the last end. */
  duration: number;
}

type Wire = Readonly<Record<string, unknown>>;

const arrayOf = (value: unknown): Wire[] => (Array.isArray(value) ? (value as Wire[]) : []);

/** Older tracing servers have another name for the groups. */
const spansIn = (trace: unknown): Wire[] =>
  arrayOf((trace as Wire | null)?.resourceSpans).flatMap(({ scopeSpans, instrumentationLibrarySpans }) =>
    arrayOf(scopeSpans ?? instrumentationLibrarySpans).flatMap(({ spans }) => arrayOf(spans)),
  );

/** @returns nanoseconds; undefined for what is no moment */
function momentOf(value: unknown): bigint | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return /^\d+$/.test(text) ? BigInt(text) : undefined;
}

function valueOf(value: unknown): unknown {
  const { stringValue, intValue, doubleValue, boolValue, arrayValue } = (value ?? {}) as Wire;
  if (arrayValue !== undefined) return arrayOf((arrayValue as Wire).values).map(valueOf);
  if (intValue !== undefined) return Number(intValue);
  return stringValue ?? doubleValue ?? boolValue;
}

/** What the tracing itself writes says nothing of the call. */
const isOurs = /^(?!telemetry|internal)/;

const attributesOf = (attributes: unknown) =>
  Object.fromEntries(
    arrayOf(attributes)
      .filter(({ key }) => typeof key === 'string' && isOurs.test(key))
      .map(({ key, value }) => [key as string, valueOf(value)]),
  );

const isNobody = (id: unknown) => typeof id !== 'string' || /^(0*|A*=*)$/.test(id);

const milliseconds = (nanoseconds: bigint) => Number(nanoseconds) / 1_000_000;

/** Those without a parent first to last, each before its children. */
function inOrder(roots: readonly Span[]): Span[] {
  const ordered: Span[] = [];
  /* By hand: a trace may be deeper than the stack. */
  const open = [...roots].reverse();
  for (let span = open.pop(); span; span = open.pop()) {
    ordered.push(span);
    for (const child of span.children.toReversed()) {
      child.depth = span.depth + 1;
      open.push(child);
    }
  }
  return ordered;
}

/** Reads whatever a tracing server gives; spans without a name or a start are left out. */
export function readTrace(body: unknown): CallTrace {
  const wires = spansIn(body)
    .map((wire) => ({ wire, start: momentOf(wire.startTimeUnixNano), end: momentOf(wire.endTimeUnixNano) }))
    .filter((each): each is typeof each & { start: bigint } => each.start !== undefined)
    .sort((one, other) => (one.start < other.start ? -1 : one.start > other.start ? 1 : 0));
  const first = wires[0]?.start ?? 0n;
  const known = new Map<unknown, Span>();
  const spans = wires.map(({ wire, start, end = start }) => {
    const span: Span = {
      id: String(wire.spanId),
      name: typeof wire.name === 'string' ? wire.name : '',
      from: milliseconds(start - first),
      duration: Math.max(0, milliseconds(end - start)),
      startedAt: Number(start / 1_000_000n),
      attributes: attributesOf(wire.attributes),
      depth: 0,
      isOrphan: false,
      children: [],
    };
    known.set(wire.spanId, span);
    return { span, parent: wire.parentSpanId };
  });
  const roots = spans.flatMap(({ span, parent }) => {
    const above = known.get(parent);
    if (above && above !== span) {
      above.children.push(span);
      return [];
    }
    return [{ ...span, isOrphan: !isNobody(parent) }];
  });
  const reached = inOrder(roots);
  /* Those of a circle are reached from nowhere. */
  const seen = new Set(reached.map(({ id }) => id));
  const lost = spans.flatMap(({ span }) => (seen.has(span.id) ? [] : [{ ...span, isOrphan: true, children: [] }]));
  const ordered = [...reached, ...lost];
  return { spans: ordered, duration: Math.max(0, ...ordered.map(({ from, duration }) => from + duration)) };
}
