// Loaded before the built site: SIGUSR2 collects all garbage and writes what is left of the heap and beside it, in bytes, to the file that HEAP_FILE names.
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(process.env.HEAP_FILE, String(heapUsed + external));
});
