// Loaded before the built site: at SIGUSR2 the machine's clock jumps to where the file that CLOCK_FILE names says, in ms from the true time. The
// steady clock, by which performance.now and timers go, stays as it is.
import { readFileSync, rmSync } from 'node:fs';

const TrueDate = globalThis.Date;
const trueNow = TrueDate.now.bind(TrueDate);
let shiftMs = 0;

TrueDate.now = () => trueNow() + shiftMs;

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [TrueDate.now()] : given, made),
  apply: () => new TrueDate(TrueDate.now()).toString(),
});

process.on('SIGUSR2', () => {
  shiftMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
  // The test waits for that.
  rmSync(process.env.CLOCK_FILE);
});
