import { gzipSync } from 'node:zlib';
import type { CDPSession } from '@playwright/test';
import { patience, quiet } from './settings';

const compressible = /javascript|json|css|html|svg|text/;

interface Answer {
  id: string;
  isText: boolean;
  bytes: number;
}

/** What goes over the wire for one page. */
export class Traffic {
  private lastEvent = 0;
  private pending = new Map<string, boolean>();
  private answers: Answer[] = [];

  private constructor(private readonly client: CDPSession) {}

  static async of(client: CDPSession): Promise<Traffic> {
    const traffic = new Traffic(client);
    client.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('http')) traffic.note(() => traffic.pending.set(requestId, false));
    });
    client.on('Network.responseReceived', ({ requestId, response }) => {
      if (traffic.pending.has(requestId)) traffic.pending.set(requestId, compressible.test(response.mimeType));
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      traffic.note(() => traffic.finish(requestId, encodedDataLength)),
    );
    client.on('Network.loadingFailed', ({ requestId }) => traffic.note(() => traffic.finish(requestId, 0)));
    await client.send('Network.enable');
    return traffic;
  }

  private note(event: () => void): void {
    this.lastEvent = Date.now();
    event();
  }

  private finish(id: string, bytes: number): void {
    const isText = this.pending.get(id) ?? false;
    this.pending.delete(id);
    /* What comes from the browser's own memory has no bytes. */
    if (bytes > 0) this.answers.push({ id, isText, bytes });
  }

  begin(): void {
    this.lastEvent = Date.now();
    this.pending.clear();
    this.answers = [];
  }

  isQuiet(): boolean {
    return this.pending.size === 0 && Date.now() - this.lastEvent >= quiet;
  }

  async rest(): Promise<void> {
    const end = Date.now() + patience;
    while (!this.isQuiet()) {
      if (Date.now() > end) throw new Error('The page does not come to rest.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  requests(): number {
    return this.answers.length;
  }

  /**
   * Bytes as they came or, where the server does not compress, as gzip would make them: a preview server sends all as it is. What
   * was only found unchanged (304) is shorter than its text. Asked for at the end, since the page has to hand the texts out.
   */
  async bytes(): Promise<number> {
    let sum = 0;
    for (const { id, isText, bytes } of this.answers) {
      const body = isText && bytes > 1000 ? await this.bodyOf(id) : undefined;
      sum += body === undefined ? bytes : Math.min(bytes, gzipSync(body).length);
    }
    return sum;
  }

  private async bodyOf(requestId: string): Promise<string | undefined> {
    try {
      return (await this.client.send('Network.getResponseBody', { requestId })).body;
    } catch {
      return undefined;
    }
  }
}
