// A sandbox for the tests of one file: started before them, reset after each, stopped at the end.
import { startSandbox } from '../../../sandbox/start-sandbox.ts';
import { createProviderClient } from './provider-client.ts';

type SandboxClient = ReturnType<typeof createProviderClient> & { readonly origin: string };

/** Registers start, reset and stop; the client is complete once the tests run. */
export function withSandbox(): SandboxClient {
  const client = {} as SandboxClient;
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
    Object.assign(client, createProviderClient(sandbox.origin), { origin: sandbox.origin });
  });
  afterEach(() => client.control('/reset', {}));
  afterAll(() => sandbox.close());
  return client;
}
