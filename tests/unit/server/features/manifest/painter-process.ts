// Runs the painter in a separate process, since a process looks for fonts once: reads calls from stdin, prints results.
import { canWrite, hasFonts, isLetterPainted } from '@/lib/server/features/manifest/paint/can-write';
import { paintText } from '@/lib/server/features/manifest/paint/paint-text';

const PAINTER = { canWrite, isLetterPainted, hasFonts, paintText };

export type Painter = typeof PAINTER;

let input = '';
for await (const part of process.stdin) input += part;
const answers: unknown[] = [];
for (const [name, args] of JSON.parse(input) as [keyof Painter, never[]][]) {
  const call = PAINTER[name] as (...all: never[]) => Promise<unknown>;
  answers.push(await call(...args));
}
process.stdout.write(JSON.stringify(answers));
