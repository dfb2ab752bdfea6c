// A screen reader: what it can say, and the activation that it sends.
import { expect, type Locator } from 'playwright/test';
import type { Hand } from './hand';

/** Role and name of a control as the page's accessibility tree has them. */
async function isAnnounced(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expect(control).toHaveAccessibleName(/\S/);
  const snapshot = await control.ariaSnapshot();
  expect(snapshot).toMatch(/^- '?(link|button|checkbox|searchbox|textbox|combobox|radio|tab|menuitem)\b/);
}

/** Focuses what it has read out, and activates it without any pointer or key. */
export const screenReader: Hand = {
  activate: async (control) => {
    await isAnnounced(control);
    await control.evaluate((node) => {
      (node as HTMLElement).focus();
      (node as HTMLElement).click();
    });
  },
  write: async (field, text) => {
    await isAnnounced(field);
    await field.focus();
    await field.fill(text);
  },
};
