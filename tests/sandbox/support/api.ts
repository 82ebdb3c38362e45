export interface Answer {
  status: number;
  /** Parsed JSON, otherwise the text. */
  body: unknown;
  headers: Headers;
}

type Json = Record<string, unknown>;

async function answerFrom(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
}

/** The platform's API as one caller uses it. */
export class Api {
  constructor(
    readonly base: string,
    readonly token?: string,
  ) {}

  async send(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return answerFrom(response);
  }

  /** Sends a text as a file, the way a form does. */
  async upload(path: string, name: string, text: string): Promise<Answer> {
    const form = new FormData();
    form.append(name, new Blob([text]), 'file.txt');
    const headers = { authorization: `Bearer ${this.token}` };
    return answerFrom(await fetch(this.base + path, { method: 'POST', headers, body: form }));
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, body: unknown = {}) => this.send('POST', path, body);
  put = (path: string, body: unknown = {}) => this.send('PUT', path, body);
  delete = (path: string) => this.send('DELETE', path);

  /** Adds a record that has to be accepted and gives its id. */
  async create(path: string, body: unknown): Promise<string> {
    const { status, body: answer } = await this.post(path, body);
    if (status !== 201) throw new Error(`POST ${path}: ${status} ${JSON.stringify(answer)}`);
    const { sid, user_sid: userSid } = answer as { sid?: string; user_sid?: string };
    return (sid ?? userSid) as string;
  }

  async list(path: string): Promise<Json[]> {
    return (await this.get(path)).body as Json[];
  }

  async record(path: string): Promise<Json> {
    return (await this.get(path)).body as Json;
  }

  async signedIn(username: string, password: string): Promise<Api> {
    const { body } = await this.post('/login', { username, password });
    return new Api(this.base, (body as { token: string }).token);
  }
}
