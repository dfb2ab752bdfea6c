import type { Page } from 'playwright/test';
import { whenAlive } from './people';

/** Goes back from a page that has just come: its router writes to the history when it starts, which would end a way back that has begun. */
export async function goesBack(page: Page): Promise<void> {
  await whenAlive(page);
  await page.goBack();
}
