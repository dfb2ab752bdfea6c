// Accessibility of a page as it is now: the rules of WCAG 2.2 AA and best practice, and its landmarks.
import type { Page } from 'playwright/test';
import { freezePage } from '@/tools/audit/freeze-page.mjs';
import { axeOf, brokenIn } from '../support/axe';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns missing landmarks and headings. Runs in the page. */
function structureFaults(): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((node) =>
      node.checkVisibility({ visibilityProperty: true }),
    );
  const faults: string[] = [];
  for (const one of ['main', 'h1'])
    if (shown(one).length !== 1) faults.push(`${shown(one).length} of ${one}`);
  const names = shown('nav').map((node) => node.getAttribute('aria-label') ?? '');
  if (names.includes('') || new Set(names).size < names.length)
    faults.push(`navigations ${names.join(', ')}`);
  const levels = shown('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)));
  for (const [at, level] of levels.entries())
    if (level > (levels[at - 1] ?? level) + 1)
      faults.push(`a heading of level ${level} after ${levels[at - 1]}`);
  if (!document.documentElement.lang || document.title === '') faults.push('no language or title');
  return faults;
}

/** The rules that are broken, with the elements; none is expected. */
export async function brokenRulesOf(page: Page): Promise<string[]> {
  await page.evaluate(freezePage);
  return brokenIn(axeOf(page).withTags(RULES));
}

/** Returns faults of a page's landmarks, headings, language and title (WCAG 1.3.1, 2.4.2, 2.4.6, 3.1.1). */
export const structureFaultsOf = (page: Page): Promise<string[]> => page.evaluate(structureFaults);

/** The broken rules of a whole page, and the faults of its structure. */
export async function faultsOfPage(page: Page): Promise<string[]> {
  return [...(await structureFaultsOf(page)), ...(await brokenRulesOf(page))];
}
