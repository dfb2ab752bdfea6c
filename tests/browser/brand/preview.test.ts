// `npm run preview` as an operator runs it, by the page's own command: findings, pictures, an overview page, and an unchanged registry (B49). Wrong use and omitted entries: tests/unit/tools/preview.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'playwright/test';
import { violationsOf } from '@/tests/browser/support/axe';
import { folderForFile } from '@/tests/browser/support/file-folder';
import { listCommands, readPage } from '@/tests/support/operations-pages';
import { runToEnd } from '@/tests/support/run-to-end';

const REGISTRY = 'sandbox/merchants';
const PAGES = ['home', 'login', 'register', 'games', 'game', 'promotions'];
const EXAMPLE_FILE = 'deploy/examples/brand-one.json';
const EXAMPLE = JSON.parse(readFileSync(EXAMPLE_FILE, 'utf8'));
const inFolder = folderForFile('preview-test');

const digest = () =>
  createHash('sha256')
    .update(
      readdirSync(REGISTRY)
        .map((name) => readFileSync(path.join(REGISTRY, name), 'utf8'))
        .join(),
    )
    .digest('hex');

/** Width and height of a PNG by its header. */
function sizeOf(file: string): [number, number] {
  const bytes = readFileSync(file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('an entry with unreadable colours is pictured, and is a fault', async ({ page }) => {
  test.setTimeout(180_000);
  const colors = { primary: '#1b7f3b', background: '#000000', surface: '#ffffff' };
  const file = inFolder('unreadable.json');
  writeFileSync(file, JSON.stringify({ ...EXAMPLE, name: 'Green <Leaf>', theme: { colors } }));
  const out = inFolder('out');
  const before = digest();
  const commands = listCommands(readPage('merchants/studio.md'));
  expect(commands).toEqual([expect.stringContaining(EXAMPLE_FILE)]);
  const command = commands[0]?.replace(EXAMPLE_FILE, file).trim();
  const { code, output, errors } = await runToEnd(
    ['-c', `${command} --out=${out} --language=VI`],
    { env: { ...process.env, MERCHANTS: '' } },
    'bash',
  );
  expect([code, errors]).toEqual([1, '']);
  expect(output).toMatch(/^ {2}FAULT +contrast +theme\.colors\.text reads with /m);
  expect(output).toMatch(/12 pictures: .*index\.html$/m);
  for (const name of PAGES) {
    expect(sizeOf(path.join(out, `${name}-phone.png`))).toEqual([720, 1480]);
    expect(sizeOf(path.join(out, `${name}-wide.png`))).toEqual([1280, 800]);
  }
  expect(digest()).toBe(before);
  await page.goto(pathToFileURL(path.join(out, 'index.html')).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green <Leaf>');
  await expect(page.getByRole('img')).toHaveCount(12);
  await expect(page.locator('.findings .fault').first()).toContainText('theme.colors.text');
  const broken = () =>
    page.evaluate(() => [...document.images].filter((one) => one.naturalWidth === 0).length);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await expect.poll(broken).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});
