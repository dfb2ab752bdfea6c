// How a person works a page: what every way of input can do.
import type { Locator } from 'playwright/test';

/** One way of input. */
export type Hand = {
  /** Activates a link or button, or switches a box. */
  readonly activate: (control: Locator) => Promise<void>;
  /** Replaces what a field holds. */
  readonly write: (field: Locator, text: string) => Promise<void>;
};
