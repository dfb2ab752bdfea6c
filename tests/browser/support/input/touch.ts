// A finger on the glass.
import { expect } from 'playwright/test';
import type { Hand } from './hand';

/** Taps; a control that something covers cannot be tapped, as in life. */
export const touch: Hand = {
  activate: (control) => control.tap(),
  write: async (field, text) => {
    await field.tap();
    await expect(field).toBeFocused();
    await field.fill(text);
  },
};
