// The pages and overlays that accessibility is measured on.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Runs in the page. */
async function outlastAnimations(): Promise<void> {
  const isPassing = (one: Animation) => Number.isFinite(one.effect?.getComputedTiming().endTime);
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(isPassing)
      .map(({ finished }) => finished),
  );
}

/** Waits until nothing fades or moves in any more: colours and places are measured then. */
export const whenStill = (page: Page): Promise<void> => page.evaluate(outlastAnimations);

/** axe over a page. What holds is not listed, which would take longer to send than to find; a page without frames is read in one go, in a third of the time. */
export const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], reporter: 'no-passes' })
    .setLegacyMode(page.frames().length === 1);

/** The rules that are broken, with the elements. */
export async function brokenIn(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** The rules of axe that the page breaks now; none is allowed. */
export async function violationsOf(page: Page): Promise<string[]> {
  await whenStill(page);
  return brokenIn(axeOf(page));
}
