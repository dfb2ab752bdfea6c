// The security check as a player meets it: the vendor's puzzle over the page, solved by looking at the picture.
import { expect, type Locator, type Page } from 'playwright/test';
import type { TapLimit } from './entry/tap-until-sent';

const CLOSE_KEY = 'Escape';
/** The piece has a margin around its edge. */
const MARGIN_PX = 2;

/** The vendor's dialog. */
export const puzzleOf = (page: Page): Locator => page.locator('.geetest_box');

/** The player's slider. */
const sliderOf = (page: Page) => puzzleOf(page).getByRole('slider');

/** Returns where the piece belongs, as a player sees in the picture. */
async function readGap(page: Page): Promise<number> {
  const source = await page.locator('.geetest_bg').getAttribute('src');
  const svg = Buffer.from(source?.split(',')[1] ?? '', 'base64').toString('utf8');
  return Number(/id="gap" transform="translate\((\d+)/.exec(svg)?.[1]) - MARGIN_PX;
}

async function moveTo(page: Page, position: number): Promise<void> {
  const slider = sliderOf(page);
  await slider.focus();
  const placeOf = async () => Number(await slider.inputValue());
  const { keyboard } = slider.page();
  while ((await placeOf()) < position - 30) await keyboard.press('PageUp');
  for (let left = position - (await placeOf()); left > 0; left -= 1) await keyboard.press('ArrowRight');
  for (let left = (await placeOf()) - position; left > 0; left -= 1) await keyboard.press('ArrowLeft');
}

/** Submits until the check is there: a submit within 500 ms of the last one's end is ignored (A1, A5), and what covers the button ends a tap. */
export async function submitForCaptcha(
  page: Page,
  submit: (limit: TapLimit) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    if (!(await puzzleOf(page).isVisible())) await submit({ timeout: 2_000 });
    await expect(puzzleOf(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Solves the check by keyboard, once it is there; ends when it has gone. */
export async function solveCaptcha(page: Page): Promise<void> {
  await expect(puzzleOf(page)).toBeVisible();
  await moveTo(page, await readGap(page));
  await sliderOf(page).press('Enter');
  await expect(puzzleOf(page)).toBeHidden();
}

/** Puts the piece far from the gap, and waits for the picture that follows. */
export async function missCaptcha(page: Page): Promise<void> {
  await expect(puzzleOf(page)).toBeVisible();
  const before = await page.locator('.geetest_bg').getAttribute('src');
  await sliderOf(page).press('Enter');
  await expect(page.locator('.geetest_bg')).not.toHaveAttribute('src', before ?? '');
}

/** Drags the piece by mouse to its place; letting go answers. */
export async function dragCaptcha(page: Page): Promise<void> {
  await expect(puzzleOf(page)).toBeVisible();
  const gap = await readGap(page);
  const box = await sliderOf(page).boundingBox();
  if (!box) throw new Error('the slider has no place on the screen');
  const thumb = 58;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + thumb / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + thumb / 2 + gap, y, { steps: 8 });
  await page.mouse.up();
  await expect(puzzleOf(page)).toBeHidden();
}

/** Closes the check unsolved. */
export async function closeCaptcha(page: Page): Promise<void> {
  await expect(puzzleOf(page)).toBeVisible();
  await page.keyboard.press(CLOSE_KEY);
  await expect(puzzleOf(page)).toBeHidden();
}

/** How many nodes of the vendor are left in the page: boxes and style sheets. */
export const countVendorNodes = (page: Page): Promise<number> =>
  page.locator('[class^="geetest_"], link[href*="gcaptcha4"], link[href*="fullpage"]').count();
