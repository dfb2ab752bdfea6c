// Pictures of the main pages on a phone and in a wide window.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../lib/shared/locale/language-table.ts';
import { VISITOR_PAGES } from '../screens/page-list.mjs';
import { openFirst, PHONE, WIDE, withPage } from '../screens/take-screens.mjs';

const NAMES = ['home', 'login', 'register', 'games', 'game', 'promotions'];
export const MAIN_PAGES = NAMES.map((name) => VISITOR_PAGES.find((one) => one.name === name));

const DEVICES = { phone: PHONE, wide: WIDE };

/** Takes each main page on each device as `<page>-<device>.png`; returns the list. */
export async function takePages(browser, { origin, folder, language }) {
  const pictures = [];
  const locale = LANGUAGES[language].tag;
  for (const [device, form] of Object.entries(DEVICES))
    await withPage(browser, { origin, locale, device: form }, async (page, open) => {
      for (const one of MAIN_PAGES) {
        const file = `${one.name}-${device}.png`;
        rmSync(path.join(folder, file), { force: true });
        await openFirst(page, open, one);
        await page.screenshot({ path: path.join(folder, file) });
        pictures.push({ page: one.name, device, file });
      }
    });
  return pictures;
}
