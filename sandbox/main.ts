// Runs the sandbox as its own process: `node sandbox/main.ts`.
import { startSandbox } from './start-sandbox.ts';

const { origin, close } = await startSandbox({ port: Number(process.env.SANDBOX_PORT ?? 4010) });
console.log(`sandbox ready on ${origin}`);
// A parent that left the port open (SANDBOX_PORT=0) gets its number.
process.send?.({ port: Number(new URL(origin).port) });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void close().then(() => process.exit(0));
  });
}
