// `npm run studio` as an operator uses it: from an empty form to a brand that a site serves (B49).
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import {
  DESK,
  emptyFrames,
  fieldOf,
  fillBrand,
  fillColour,
  fillFrames,
  frameOf,
  showsPrimary,
  startStudioFor,
  statusOf,
} from '@/tests/browser/brand/studio-page';
import { collectComplaints } from '@/tests/browser/support/complaints';
import { startDemoSite } from '@/tests/browser/support/demo-site';
import { folderForFile } from '@/tests/browser/support/file-folder';

test.describe.configure({ mode: 'serial' });
test.use(DESK);

const inFolder = folderForFile('studio-test');
const openStudio = startStudioFor(5420);

test('an empty form says what is missing, and becomes a brand in both frames (B49)', async ({
  page,
  context,
}) => {
  const complaints = await collectComplaints(context);
  complaints.expect(/art\/banners\/\S+ was preloaded using link preload but not used/);
  await emptyFrames(page);
  await openStudio(page);
  await expect(statusOf(page)).toContainText('4 faults');
  const code = fieldOf(page, 'Code (required)');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription(/never changes\. fault: code is missing/);
  await fillBrand(page);
  await expect(code).toHaveAttribute('aria-invalid', 'false');
  await fillFrames(page);
  await fillColour(page);
  for (const [device, width] of [
    ['phone', 360],
    ['desktop', 1280],
  ] as const) {
    const frame = await frameOf(page, device);
    await showsPrimary(frame.locator('html'), '#1b7f3b');
    await expect(frame.getByRole('banner').getByText('Green Leaf')).toBeVisible();
    // A scroll bar is outside the page's width.
    const inner = await frame.locator('html').evaluate(() => innerWidth);
    expect([inner >= width, inner < width + 20]).toEqual([true, true]);
  }
  expect(complaints.unexpected()).toEqual([]);
});

test('an entry is exported as a file and imported again, and a wrong file changes nothing', async ({
  page,
}) => {
  await emptyFrames(page);
  await openStudio(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = inFolder('leaf.json');
  await (await download).saveAs(file);
  expect((await download).suggestedFilename()).toBe('aurora.json');
  const exported = JSON.parse(readFileSync(file, 'utf8'));
  expect(exported).toEqual({
    code: 'aurora',
    name: 'Green Leaf',
    hosts: ['www.leaf.localhost', 'leaf.localhost'],
    backend: { origin: 'env:SANDBOX_ORIGIN' },
    theme: { mode: 'light', colors: { primary: '#1b7f3b' } },
  });
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.locator('del').filter({ hasText: '"name": "Aurora Play"' })).toHaveCount(1);
  await expect(changes.locator('ins').filter({ hasText: '"name": "Green Leaf"' })).toHaveCount(1);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(fieldOf(page, 'Name (required)')).toHaveValue('');
  await expect(statusOf(page)).toContainText('4 faults');
  const bad = inFolder('bad.json');
  writeFileSync(bad, '[1');
  await page.locator('#file').setInputFiles(bad);
  await expect(statusOf(page)).toHaveText('bad.json is not JSON; the form is as it was.');
  await page.locator('#file').setInputFiles(file);
  await expect(fieldOf(page, 'Name (required)')).toHaveValue('Green Leaf');
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(fieldOf(page, 'Name (required)')).toHaveValue('');
  await page.getByLabel('Open an entry of the registry').selectOption('rio');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(changes).toContainText('The entry is as it stands in the registry.');
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open as file' }).click();
  expect(JSON.parse((await (await popup).locator('pre').textContent()) ?? '')).toMatchObject({ code: 'rio' });
});

test('a site serves the exported brand unchanged (B49)', async ({ page }, { parallelIndex }) => {
  const registry = inFolder('merchants');
  mkdirSync(registry);
  copyFileSync(inFolder('leaf.json'), path.join(registry, 'leaf.json'));
  const site = await startDemoSite(40 + parallelIndex, registry);
  try {
    const answer = await page.goto(`http://www.leaf.localhost:${site.port}/m/home`);
    expect(answer?.headers()['x-frame-options']).toBe('DENY');
    await expect(page.locator('header').getByText('Green Leaf').first()).toBeVisible();
    await showsPrimary(page.locator('html'), '#1b7f3b');
  } finally {
    await site.stop();
  }
});
