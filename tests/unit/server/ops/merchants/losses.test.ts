import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseCommand } from '@/lib/server/ops/merchants/parse-command';
import { importFrom, propose, withdraw } from '@/lib/server/ops/merchants/replace-registry';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { setEnv, toEntry } from '@/tests/unit/server/support/test-site';

setEnv();

function makePlace(files: Record<string, string>): string {
  const folder = makeTemporaryFolder('place');
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

const ONE = { 'one.json': JSON.stringify(toEntry('one')) };

function prepare(words: string[], places: { merchants: string; canary?: string }) {
  const lines: string[] = [];
  const command = parseCommand(words);
  if (!command) throw new Error('no command');
  const { merchants, canary } = places;
  return {
    lines,
    run: {
      command,
      merchants: () => merchants,
      canary: () => canary,
      print: (line: string) => void lines.push(line),
    },
  };
}

test('an import removes no broken file, whose last good form may serve, without --remove (B50)', async () => {
  const merchants = makePlace({ ...ONE, 'broken.json': '{ "code": "broken",' });
  const from = makePlace(ONE);
  const { run, lines } = prepare(['import', from], { merchants });
  expect(await importFrom(run)).toBe(1);
  expect(lines).toEqual([
    '- broken.json, which cannot be read',
    'Nothing is written: what is marked "-" would go. Add --remove if it should.',
  ]);
  expect(readdirSync(merchants)).toEqual(['broken.json', 'one.json']);
  expect(await importFrom(prepare(['import', from, '--remove'], { merchants }).run)).toBe(0);
  expect(readdirSync(merchants)).toEqual(['one.json']);
});

test('an import repairs the broken file of a merchant that it brings (B50)', async () => {
  const merchants = makePlace({ 'one.json': '{ "code": "one",' });
  expect(await importFrom(prepare(['import', makePlace(ONE)], { merchants }).run)).toBe(0);
});

test('a candidate whose place is the registry’s own is rejected before anything is removed (B55)', async () => {
  const merchants = makePlace(ONE);
  const { run } = prepare(['withdraw'], { merchants, canary: `${merchants}/` });
  await expect(withdraw(run)).rejects.toThrow('MERCHANTS_CANARY is the place of MERCHANTS');
  expect(readdirSync(merchants)).toEqual(['one.json']);
});

test('a candidate’s place that holds JSON of another kind is left alone; a broken candidate may go (B55)', async () => {
  const merchants = makePlace(ONE);
  const canary = makePlace({ 'package.json': '{"name":"other"}' });
  const failing = prepare(['withdraw'], { merchants, canary });
  await expect(withdraw(failing.run)).rejects.toThrow('holds package.json, which is no entry');
  await expect(propose(prepare(['propose', merchants], { merchants, canary }).run)).rejects.toThrow(
    'no entry',
  );
  expect(readdirSync(canary)).toEqual(['package.json']);
  const broken = makePlace({ 'two.json': '{ "code": "two",' });
  expect(await withdraw(prepare(['withdraw'], { merchants, canary: broken }).run)).toBe(0);
  expect(readdirSync(broken)).toEqual([]);
});
