import { encodeComplaint } from '../../../fields/input/errorMessage';

/** Messages at fields as a provider's error carries them: a text or key, or the same again by row or nested field. */
export type ServerErrors = { [field: string]: string | ServerErrors };

/** Child rows that a save took away, by the field that held them. */
export type RemovedRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The parts of a provider's error that a form looks at; every one may be missing. */
interface ProviderError {
  status?: number;
  kind?: string;
  message?: string;
  messageKey?: string;
  messageArgs?: Record<string, unknown>;
  body?: { errors?: ServerErrors };
  createdId?: string | number;
  saved?: number;
  rowIds?: Record<string, Record<number, string | number>>;
  rowIdFields?: Record<string, string>;
  removed?: RemovedRows;
  parts?: PartReport[];
}

/** How a part of a form fared, by the name of its resource. */
export interface PartReport {
  name: string;
  /** Why it was not saved; undefined where it was. */
  failure?: { key: string; args: Record<string, unknown> };
}

export interface SaveFailure {
  /** `gone`: the record does not exist any more. `unreachable`: nobody knows whether it was saved; Save may be tried again. */
  kind: 'gone' | 'unreachable' | 'partial' | 'refused';
  /** Message key or the server's text, with arguments. */
  key: string;
  args: Record<string, unknown>;
  /** The session may not do this: where the declaration has words for it, they say more than the server's. */
  isDenied: boolean;
  /** Error messages by the name of the input. */
  errors: [source: string, message: string][];
  /** Of a new record that was made although some of its rows were not. */
  createdId: string | number | undefined;
  /** Identifiers that rows got, by the name of the input that keeps them. */
  ids: [source: string, id: string | number][];
  /** Rows that were removed, although something else was refused. */
  removed: RemovedRows;
  /** One entry for each part of the form that was to be saved, where there was more than one. */
  parts: PartReport[];
}

/** Names of inputs with their messages. A message at a row as a whole stands at its `root`. */
function flatErrors(errors: ServerErrors, parent = ''): [string, string][] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const source = parent === '' ? name : `${parent}.${name}`;
    if (typeof error !== 'string') return flatErrors(error, source);
    return [[/\.\d+$/.test(source) ? `${source}.root` : source, encodeComplaint({ key: error })]];
  });
}

const idsOf = ({ rowIds = {}, rowIdFields = {} }: ProviderError): [string, string | number][] =>
  Object.entries(rowIds).flatMap(([field, rows]) =>
    Object.entries(rows).map(([index, id]): [string, string | number] => [
      `${field}.${index}.${rowIdFields[field] ?? 'id'}`,
      id,
    ]),
  );

const kindOf = ({ status = 0, kind, saved, body }: ProviderError): SaveFailure['kind'] => {
  if (saved !== undefined) return 'partial';
  if (status === 404) return 'gone';
  if (body?.errors) return 'refused';
  const isBehindProxy = status >= 502 && status <= 504;
  return kind === 'network' || kind === 'unreadable' || isBehindProxy ? 'unreachable' : 'refused';
};

/** What a form makes of a failed save. */
export function saveFailure(reason: unknown): SaveFailure {
  const error = (reason ?? {}) as ProviderError;
  const text = error.message || 'form.failed';
  return {
    kind: kindOf(error),
    key: error.messageKey ?? text,
    args: { ...error.messageArgs, _: text },
    isDenied: error.status === 403,
    errors: flatErrors(error.body?.errors ?? {}),
    createdId: error.createdId,
    ids: idsOf(error),
    removed: error.removed ?? {},
    parts: error.parts ?? [],
  };
}
