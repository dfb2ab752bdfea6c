// No regular expression of the site can be made to run for long: recheck proves it of each, or finds the text that does it (SEC-87).
import { check } from 'recheck';
import { type ListedRegex, listRegexes, regexesIn } from './list-regexes';

/** It counts steps, which are finite; a time limit would fail on a busy machine. */
const BY_STEPS = {
  ...{ timeout: null, attackTimeout: null, incubationTimeout: null },
  /** Proofs, in place of a search for an attack, which takes longer, for repetitions of up to so many. */
  maxRepeatCount: 1_000,
};

async function faultOf({ place, source, flags }: ListedRegex): Promise<string[]> {
  const growth = await check(source, flags, BY_STEPS);
  if (growth.status === 'safe') return [];
  const cost = growth.status === 'vulnerable' ? growth.complexity.summary : '';
  return [`${place} /${source}/${flags}: ${growth.status} ${cost}`];
}

test('recheck finds none whose cost grows faster than its text (SEC-87)', async () => {
  const faults: string[] = [];
  for (const one of listRegexes()) faults.push(...(await faultOf(one)));
  expect(faults).toEqual([]);
}, 180_000);

test.each(['/(a|a)*b/', '/\\s+$/', '/^(.*?)\\s*x$/s'])(
  'the rule finds %s',
  async (literal) => {
    const [listedRegex] = regexesIn({ path: 'lib/x.ts', text: `const x = ${literal};` });
    expect(listedRegex && (await faultOf(listedRegex))).toHaveLength(1);
  },
  60_000,
);
