// Whether a text fits is measured with a phone's own pixels: with fewer, the browser rounds the widths of letters.
import { devices } from 'playwright/test';

const { deviceScaleFactor } = devices['Pixel 7'];

/** Options of the runner for tests that measure what fits. */
export const PHONE_PIXELS = { deviceScaleFactor };
