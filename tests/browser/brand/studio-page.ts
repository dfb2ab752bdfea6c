// The studio as a test uses it: started by its command, opened at the printed address.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, type Frame, type Locator, type Page, test } from 'playwright/test';

export const START_MS = 120_000;
/** The studio is a desktop page, unlike the other journeys. Reduced motion, because animations in the frames take most of the time. */
export const DESK = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
  contextOptions: { reducedMotion: 'reduce' },
} as const;

const FRAME_PAGES = /^http:\/\/(?:phone|desktop)\.\w+\.studio\.localhost/;

/** Leaves the frames empty: tests of the form look at no page of the site, and each change loads two. */
export const emptyFrames = (page: Page) =>
  page.route(FRAME_PAGES, (route) => route.fulfill({ contentType: 'text/html', body: '' }));

/** From the next change on the frames show pages of the site. */
export const fillFrames = (page: Page) => page.unroute(FRAME_PAGES);

/** Starts the studio before the tests of a file and ends it after them; returns a function that opens it. */
export function startStudioFor(port: number): (page: Page) => Promise<void> {
  let studio: ChildProcess;
  let url = '';
  test.beforeAll(async () => {
    test.setTimeout(START_MS);
    const env = { ...process.env, MERCHANTS: '' };
    studio = spawn(process.execPath, ['tools/studio.mjs', `--port=${port}`], { env });
    let output = '';
    studio.stdout?.on('data', (part) => {
      output += part;
    });
    await expect.poll(() => output, { timeout: START_MS }).toMatch(/http:\S+key=\S+/);
    [url = ''] = /http:\S+key=\S+/.exec(output) ?? [];
  });
  test.afterAll(async () => {
    studio.kill('SIGINT');
    const [code] = await once(studio, 'exit');
    expect(code).toBe(0);
  });
  return async (page) => {
    await page.goto(url);
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(statusOf(page)).toContainText('The preview shows the entry.');
  };
}

export const entryOf = (page: Page) => page.getByRole('region', { name: 'Entry' });
export const fieldOf = (page: Page, label: string) => entryOf(page).getByLabel(label, { exact: true });
/** The frame of a device. A locator by its element may hold on to a process that the frame has left. */
export async function frameOf(page: Page, device: 'phone' | 'desktop'): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().includes(`//${device}.`));
  await expect.poll(() => find() !== undefined).toBe(true);
  return find() as Frame;
}

/** One of the colour fields of the look. */
export const colourOf = (page: Page, name: string) => page.locator(`#f-theme-colors-${name}`);

/** Waits until a page of the site shows this primary colour, over navigations too. */
export const showsPrimary = (html: Locator, color: string) =>
  expect(html).toHaveCSS('--color-primary', color, { timeout: 30_000 });

export const statusOf = (page: Page) => page.getByRole('status');
export const viewOf = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Preview' }).getByLabel(label, { exact: true });

/** Fills an empty form with a brand's required fields, except its colour. */
export async function fillBrand(page: Page): Promise<void> {
  await fieldOf(page, 'Code (required)').fill('aurora');
  await fieldOf(page, 'Name (required)').fill('Green Leaf');
  await fieldOf(page, 'Hosts (required)').fill('www.leaf.localhost\nleaf.localhost');
  await page.getByRole('button', { name: 'Go to backend' }).click();
  const origin = fieldOf(page, 'Origin (required)');
  await expect(origin).toBeFocused();
  await origin.fill('env:SANDBOX_ORIGIN');
  await fieldOf(page, 'Mode').selectOption('light');
}

/** Gives the brand its colour; no fault is left then. */
export async function fillColour(page: Page): Promise<void> {
  await fieldOf(page, 'Primary').fill('#1b7f3b');
  await expect(statusOf(page)).toContainText(/^0 faults/);
}
