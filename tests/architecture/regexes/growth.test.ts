// The time of each regular expression grows linearly with the sent text (SEC-87).
import { type ListedRegex, listRegexes, regexesIn } from './list-regexes';

const FULL = 64 * 1024;
/** Enough for the planted text; the full size would take seconds. */
const SMALL = 8 * 1024;
const FAST_MS = 5;
/** Eight times the text should take 8 times as long; quadratic code would take 64 times. The limit between them tolerates a busy machine. */
const MAX_RATIO = 24;
const TRIES = 3;
/** How often a slow request is repeated: at least one of the runs has the processor to itself. */
const SECOND_LOOKS = 10;
/** A sign that ends a line last: much that matches up to the end does not get past it. */
const END = '\u0000\n';
const SIGNS = [...'a0-.:=/#<"( \n,;'];

/** Common signs and the words of the expression itself, over and over. */
function pumpsOf({ source }: ListedRegex): string[] {
  const words = source.match(/[A-Za-z0-9_<>:;=/#.-]{1,12}/g) ?? [];
  return [...new Set([...SIGNS, ...words.slice(0, 8)])];
}

// Time of the processor, which others on a busy machine do not take.
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function costOf(regex: RegExp, text: string): number {
  const from = cpuMs();
  if (regex.global) text.replace(regex, '');
  else regex.test(text);
  return cpuMs() - from;
}

const fill = (pump: string, length: number) =>
  pump.repeat(Math.ceil(length / pump.length)).slice(0, length) + END;

/** The least of some tries: a machine may be busy, but never too fast. */
function leastCost(regex: RegExp, text: string, tries: number): number {
  let least = costOf(regex, text);
  for (let nth = 1; nth < tries && least >= FAST_MS / 100; nth += 1)
    least = Math.min(least, costOf(regex, text));
  return least;
}

function faultOf(listedRegex: ListedRegex, pump: string, size: number): string | undefined {
  const regex = new RegExp(listedRegex.source, listedRegex.flags);
  const part = fill(pump, size / 8);
  // Quadratic code would already take milliseconds here.
  if (costOf(regex, part) < FAST_MS / 50) return undefined;
  const measure = (tries: number) =>
    [part, fill(pump, size)].map((text) => leastCost(regex, text, tries)) as [number, number];
  const isFine = ([small, cost]: [number, number]) => cost < FAST_MS || cost / small < MAX_RATIO;
  if (isFine(measure(TRIES))) return undefined;
  const again = measure(SECOND_LOOKS);
  if (isFine(again)) return undefined;
  const [small, cost] = again;
  const growth = `${listedRegex.place} /${listedRegex.source}/${listedRegex.flags}: ${JSON.stringify(pump)}`;
  return `${growth} costs ${Math.round(cost)} ms, ${(cost / small).toFixed(1)} times as much as an eighth of it`;
}

/** The first of an expression's pumps that it is slow on. */
function faultsOf(listedRegex: ListedRegex, size = FULL): string[] {
  for (const pump of pumpsOf(listedRegex)) {
    const fault = faultOf(listedRegex, pump, size);
    if (fault) return [fault];
  }
  return [];
}

test('64 kB of anything cost each of them less than 5 ms, or grow as the text does (SEC-87)', () => {
  const all = listRegexes();
  expect(all.length).toBeGreaterThan(200);
  expect(all.flatMap((one) => faultsOf(one))).toEqual([]);
}, 120_000);

test.each([
  'const x = /\\s+$/;',
  'const x = /#.*$/;',
  'const x = /(\\d+)\\.(\\d+)$/.test(y);',
  'const x = <p>{y.replace(/=+$/, "")}</p>;',
])(
  'the rule finds %s',
  (text) => {
    const [listedRegex] = regexesIn({ path: 'lib/x.tsx', text });
    expect(listedRegex?.place).toBe('lib/x.tsx:1');
    expect(listedRegex && faultsOf(listedRegex, SMALL)).not.toEqual([]);
  },
  120_000,
);
