import type { Page } from 'playwright/test';
import { CATEGORY_LOBBIES, ROUTES, toHref } from '@/lib/shared/routes';
import { LOOKS } from '../support/input/input-methods';
import { overflowsOf } from '../support/measure/overflow';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import { GAME } from '../support/player';
import { whenWhole } from '../support/screens';
import { expect, test } from '../support/test';

test.use(PHONE_PIXELS);

const PATHS = [
  ROUTES.home,
  CATEGORY_LOBBIES.RNG,
  toHref(ROUTES.game, { game: GAME.code }),
  ROUTES.activity,
  ROUTES.login,
  ROUTES.register,
  ROUTES.service,
  ROUTES.safety,
  ROUTES.agentRegister,
];

/** A phone and a desk at 200 %, and a desk at 400 %. */
const WINDOWS = [
  { width: 180, height: 370 },
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];

/** What of the window is covered by bars that stay in sight, from 0 to 1. Runs in the page. */
function coveredPart(): number {
  window.scrollTo(0, document.body.scrollHeight / 2);
  const heights = [...document.querySelectorAll('body *:not(dialog, dialog *)')]
    .filter((node) => ['fixed', 'sticky'].includes(getComputedStyle(node).position) && node.checkVisibility())
    .map((node) => node.getBoundingClientRect())
    .filter(({ top, bottom }) => top <= 0 || bottom >= innerHeight)
    .map(({ height }) => height);
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
}

/** Sets the spacing that a reader may ask for (WCAG 1.4.12). Runs in the page. */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  const all =
    'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;';
  sheet.replaceSync(`* { ${all} } p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}

async function faultsAt(page: Page, { width, height }: (typeof WINDOWS)[number]): Promise<string[]> {
  await page.setViewportSize({ width, height });
  const name = `${width} × ${height}`;
  const covered = await page.evaluate(coveredPart);
  return [
    ...(await page.evaluate(overflowsOf)).map((fault) => `${name}: ${fault}`),
    ...(covered > 0.34 ? [`${name}: ${Math.round(covered * 100)} % of it is covered`] : []),
  ];
}

// Home in each look and direction; of the other pages each once, the looks by turns.
for (const [nth, brand] of LOOKS.entries())
  test.describe(brand, () => {
    test.use({ brand });

    test('magnified, or spaced out by the reader, nothing is cut off, scrolls sideways or covers the page (WCAG 1.4.4, 1.4.10, 1.4.12)', async ({
      page,
      visitor,
    }) => {
      test.slow();
      for (const path of PATHS.filter((_, at) => at === 0 || at % LOOKS.length === nth)) {
        await page.setViewportSize({ width: 360, height: 740 });
        await visitor.opens(path);
        await whenWhole(page);
        const faults: string[] = [];
        for (const size of WINDOWS) faults.push(...(await faultsAt(page, size)));
        await page.evaluate(spaceOut);
        faults.push(...(await faultsAt(page, { width: 320, height: 740 })));
        expect.soft(faults, path).toEqual([]);
      }
    });
  });
