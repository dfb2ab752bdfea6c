// The pages and overlays that accessibility is measured on.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Colours are measured once nothing fades in any more. */
async function whenStill(): Promise<void> {
  const isPassing = (one: Animation) => Number.isFinite(one.effect?.getComputedTiming().endTime);
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(isPassing)
      .map(({ finished }) => finished),
  );
}

/** The rules of axe that the page breaks as it stands, with the elements (DESIGN §5: none). */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(whenStill);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
