// By hand: `node tests/firebase/start.mjs demo-rio 9299` runs the emulator of a project until it is interrupted.
import { startEmulator } from './start-emulator.mjs';

const [project = 'demo-rio', port = '9299'] = process.argv.slice(2);
const emulator = await startEmulator(project, Number(port));
process.stdout.write(`${emulator.project}: ${emulator.origin}\n`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    emulator.stop();
    process.exit(0);
  });
