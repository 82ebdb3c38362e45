import { createSandbox, type Sandbox, type SandboxOptions } from '../../../sandbox/index.ts';
import { listen } from '../../../sandbox/listen.ts';
import { seededFile } from '../../support/seededFile.ts';
import { Api } from './api.ts';

/** A sandbox behind a real socket. */
export interface Served {
  sandbox: Sandbox;
  url: string;
  nobody: Api;
  close: () => Promise<void>;
}

export async function serveSandbox(options: SandboxOptions = { rowsOf: seededFile() }): Promise<Served> {
  const sandbox = createSandbox(options);
  const { url, close } = await listen(sandbox);
  return {
    sandbox,
    url,
    nobody: new Api(`${url}/api/v1`),
    async close() {
      await close();
      sandbox.close();
    },
  };
}
