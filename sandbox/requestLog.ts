import { parseBody } from './http/body.ts';
import type { SandboxRequest } from './types.ts';

const secret = /password|secret|token|credential|_key$|connection_string|^link$/i;
const longest = 1000;

/** The value with everything secret replaced, at any depth. */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secret.test(name) && typeof inner === 'string' ? '***' : masked(inner),
    ]),
  );
}

function bodyOf(contentType: string, text: string): unknown {
  try {
    return text === '' ? undefined : masked(parseBody(contentType, text));
  } catch {
    return undefined;
  }
}

/** The latest requests, for tests that ask what was sent; secrets never enter it. */
export class RequestLog {
  #entries: SandboxRequest[] = [];

  note(request: Request, path: string, bodyText: string, status: number): void {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const body = bodyOf(request.headers.get('content-type') ?? '', bodyText);
    this.#entries.push({ method: request.method, path, query: masked(query) as Record<string, string>, body, status });
    if (this.#entries.length > longest) this.#entries.shift();
  }

  entries(): SandboxRequest[] {
    return [...this.#entries];
  }

  clear(): void {
    this.#entries = [];
  }
}
