import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { measureText, patternsOf } from '@/tools/matrix/measure-page.mjs';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import { withoutPictures } from '../support/measure/without-pictures';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';

// The pages have the same names without script, and load in a fraction of the time.
test.use({
  ...PHONE_PIXELS,
  javaScriptEnabled: false,
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
});

const UNBROKEN = 'Oberammergauerfestspielgesellschaftsvereinigung';
/** Faults of a layout; an unbroken name breaks where it must. */
const LAYOUT = /^(?:cut|outside|overlap)|too wide/;
const PAGES = [
  ROUTES.home,
  ROUTES.game,
  ROUTES.login,
  ROUTES.register,
  ROUTES.download,
  ROUTES.app,
  ROUTES.domains,
  ROUTES.privacy,
  ROUTES.inviteFriends,
  ROUTES.agentRegister,
  ROUTES.vip,
  ROUTES.activity,
  ROUTES.offline,
  toHref(ROUTES.game, { vendor: 'JT' }),
  toHref(ROUTES.game, { game: GAME.code, vendor: 'JT' }),
];

/** Words of the operator's on pages of their own: a level with its condition and benefit, and a kind of promotion. */
const WORDS = ['Bronze', 'Deposits this month', 'Weekly cashback', 'Casino & live'];

/** Writes `to` wherever a text of the page has one of `names`. */
function rename(page: Page, names: readonly string[], to: string): Promise<void> {
  return page.evaluate(
    ({ from, by }) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const name of from) node.nodeValue = (node.nodeValue ?? '').replaceAll(name, by);
    },
    { from: names, by: to },
  );
}

test('an unbreakable name of the brand, a vendor, a game, a VIP level or a promotion type fits its page (B47)', async ({
  page,
  visitor,
  merchant,
}) => {
  test.slow();
  await withoutPictures(page);
  for (const place of PAGES)
    await test.step(place, async () => {
      await visitor.opens(place);
      await rename(page, [merchant.name, GAME.name, 'Jade Terrace', ...WORDS], UNBROKEN);
      const faults = await measureText(page, patternsOf('EN'));
      expect
        .soft(
          faults.filter((fault: string) => LAYOUT.test(fault)),
          place,
        )
        .toEqual([]);
    });
});
