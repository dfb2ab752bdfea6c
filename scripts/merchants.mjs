// npm run merchants: lists, checks, compares, exports and imports a registry, wherever it is.
import { MERCHANTS } from './bootstrap/bundle.mjs';
import { runMain } from './bootstrap/main.mjs';
import { runProgram } from './run/run-program.mjs';

await runMain(import.meta.url, () => runProgram(MERCHANTS));
