import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseCommand } from '@/lib/server/ops/merchants/parse-command';
import { promote } from '@/lib/server/ops/merchants/replace-registry';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { setEnv, toEntry } from '@/tests/unit/server/support/test-site';

let actMeanwhile: () => void;
jest.mock('node:timers/promises', () => ({
  ...jest.requireActual('node:timers/promises'),
  setTimeout: async () => actMeanwhile(),
}));

setEnv();

const toText = (name: string) => JSON.stringify([toEntry('one', { name })]);
const nameIn = (file: string) => JSON.parse(readFileSync(file, 'utf8'))[0]?.name;

test.each([
  ['no other is proposed, it ends', undefined, undefined, 'holds no candidate now'],
  ['the same is proposed again, it ends', toText('Next'), undefined, 'holds no candidate now'],
  ['it is withdrawn, there is none', '[]', undefined, 'holds no candidate now'],
  [
    'another is proposed, that one stays',
    toText('Later'),
    'Later',
    'holds another candidate by now, which stays',
  ],
])('a candidate is promoted: where %s (B55)', async (_what, written, left, said) => {
  const folder = makeTemporaryFolder('places');
  const registry = path.join(folder, 'registry.json');
  const candidate = path.join(folder, 'candidate.json');
  writeFileSync(registry, toText('First'));
  writeFileSync(candidate, toText('Next'));
  actMeanwhile = () => written && writeFileSync(candidate, written);
  const lines: string[] = [];
  const run = {
    merchants: () => registry,
    canary: () => candidate,
    print: (line: string) => lines.push(line),
  };
  expect(await promote({ ...run, command: parseCommand(['promote'])! })).toBe(0);
  expect([nameIn(registry), nameIn(candidate)]).toEqual(['Next', left]);
  expect(lines.at(-1)).toContain(said);
});
