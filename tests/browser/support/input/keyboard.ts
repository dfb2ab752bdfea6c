// A keyboard and nothing else: Tab to the control, then Enter or Space.
import { expect, type Locator } from 'playwright/test';
import { focusFault } from './focus-fault';
import type { Hand } from './hand';
import { stepsTo } from './steps-to';

/** More presses than counted: rows that scroll take the focus too; games and the browser have controls of their own. */
const SLACK = 100;

const isFocused = (control: Locator) => control.evaluate((node) => node === document.activeElement);

/** Tabs to a control by the shorter way; on that way the focus is never lost, covered, or without a ring. */
export async function tabTo(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const page = control.page();
  const steps = await control.evaluate(stepsTo);
  const key = steps < 0 ? 'Shift+Tab' : 'Tab';
  const past = 'the focus is nowhere';
  let lost = 0;
  for (let left = Math.abs(steps) + SLACK; left > 0 && !(await isFocused(control)); left -= 1) {
    await page.keyboard.press(key);
    const fault = await page.evaluate(focusFault);
    // On its way between the page and the browser's own controls, for one press.
    if (fault === past) lost += 1;
    // The page may still be scrolling to it, and the ring fading in.
    else if (fault) await expect.poll(() => page.evaluate(focusFault)).toBeUndefined();
  }
  await expect(control).toBeFocused();
  expect(lost).toBeLessThanOrEqual(1);
}

export const keyboard: Hand = {
  activate: async (control) => {
    await tabTo(control);
    const isLink = await control.evaluate((node) => node.tagName === 'A');
    await control.page().keyboard.press(isLink ? 'Enter' : 'Space');
  },
  write: async (field, text) => {
    await tabTo(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.insertText(text);
  },
};
