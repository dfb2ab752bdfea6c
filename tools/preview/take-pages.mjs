// Pictures of the main pages on a phone and in a wide window.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../lib/shared/locale/language-table.ts';
import { VISITOR_PAGES } from '../screens/page-list.mjs';
import { openFirst, PHONE, WIDE, withPage } from '../screens/take-screens.mjs';

const NAMES = ['home', 'login', 'register', 'games', 'game', 'promotions'];
const MAIN_PAGES = NAMES.map((name) => VISITOR_PAGES.find((one) => one.name === name));

const DEVICES = { phone: PHONE, wide: WIDE };

/** Takes each main page on each device as `<page>-<device>.png`, both devices at once; returns the list. */
export async function takePages(browser, { origin, folder, language }) {
  const locale = LANGUAGES[language].tag;
  const takeOn = async ([name, device]) => {
    const pictures = MAIN_PAGES.map((one) => ({
      page: one.name,
      device: name,
      file: `${one.name}-${name}.png`,
    }));
    await withPage(browser, { origin, locale, device }, async (page, open) => {
      for (const [at, one] of MAIN_PAGES.entries()) {
        const file = path.join(folder, pictures[at].file);
        rmSync(file, { force: true });
        await openFirst(page, open, one);
        await page.screenshot({ path: file });
      }
    });
    return pictures;
  };
  return (await Promise.all(Object.entries(DEVICES).map(takeOn))).flat();
}
