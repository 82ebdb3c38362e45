import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endedCall, incomingCall } from '../../src/kinds/calls/callPayloads';
import { curlLine, hookSample, shownHeaders } from '../../src/fields/webhook/sample/hookSample';

const run = promisify(execFile);

interface Heard {
  method: string;
  url: URL;
  authorization: string;
  body: string;
}

const heard: Heard[] = [];
let origin = '';

const textOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const echo = createServer((request, response) => {
  void textOf(request).then((body) => {
    const { method = '', url = '', headers } = request;
    heard.push({ method, url: new URL(url, origin), authorization: headers.authorization ?? '', body });
    response.end();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
});
afterAll(() => void echo.close());

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
const owners = { account_sid: 'acc', application_sid: 'app' };
const facts = { subject: {}, record: { account_sid: 'acc' }, loaded: { application_sid: 'app' } };

/** Runs the line in a shell, as somebody does who has copied it. */
async function heardFrom(line: string | undefined): Promise<Heard> {
  heard.length = 0;
  await run('sh', ['-c', `${line} --silent --noproxy '*'`]);
  expect(heard).toHaveLength(1);
  return heard[0]!;
}

describe('the line of a hook’s sample', () => {
  it('posts the body with user and password, whatever is in them', async () => {
    const hook = { url: `${origin}/call?tenant=7`, method: 'POST', username: `o'brien`, password: 'pä$$ "x" `y`' };
    const sample = hookSample(hook, incomingCall(facts));
    const request = await heardFrom(curlLine(sample));
    expect(request).toMatchObject({ method: 'POST', authorization: basic(`o'brien:pä$$ "x" \`y\``) });
    expect(request.url.pathname + request.url.search).toBe('/call?tenant=7');
    expect(JSON.parse(request.body)).toEqual(JSON.parse(sample.body ?? ''));
    expect(JSON.parse(request.body)).toMatchObject({ ...owners, call_status: 'trying' });
  });

  it('puts everything into the address for GET', async () => {
    const request = await heardFrom(curlLine(hookSample({ url: `${origin}/status`, method: 'GET' }, endedCall(facts))));
    expect(request).toMatchObject({ method: 'GET', body: '', authorization: '' });
    expect(Object.fromEntries(request.url.searchParams)).toMatchObject({ ...owners, call_status: 'completed' });
  });
});

describe('the sample of a hook', () => {
  it('of a web socket is its first message, without a line', () => {
    const sample = hookSample({ url: 'wss://voice.example/ws', method: 'GET' }, incomingCall({ subject: {} }));
    expect(sample).toMatchObject({ isSocket: true, url: 'wss://voice.example/ws' });
    expect(curlLine(sample)).toBeUndefined();
    expect(sample.body).toContain('trying');
  });

  it('never shows user and password', () => {
    const hook = { url: 'https://voice.example', method: 'POST', username: 'ann', password: 'secret' };
    expect(shownHeaders(hookSample(hook, incomingCall(facts)))).toMatch(/Authorization: Basic •+$/);
  });
});
