// npm run doctor: examines environment, registry and merchants; the demo's without a site of your own.
import { DOCTOR } from './bootstrap/bundle.mjs';
import { runMain } from './bootstrap/main.mjs';
import { runProgram } from './run/run-program.mjs';

await runMain(import.meta.url, () => runProgram(DOCTOR));
