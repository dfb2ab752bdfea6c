// axe: no violation of WCAG 2.2 AA on a visitor's first pages.
import { writeFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { prepareBrowser } from '../../../scripts/check/debian.mjs';
import { openBrowser } from '../../screens/open-browser.mjs';
import { toAuditFile } from '../folder.mjs';
import { freezePage } from '../freeze-page.mjs';
import { PAGES } from '../pages.mjs';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PHONE = { width: 360, height: 740 };

async function lookAt(page, address) {
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(freezePage);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(
    ({ id, nodes }) => `${address}: ${id} at ${nodes.map(({ target }) => target).join(', ')}`,
  );
}

export const axe = {
  name: 'axe',
  run: async ({ origin }) => {
    const obstacle = await prepareBrowser();
    if (obstacle) return { skipped: obstacle };
    const browser = await openBrowser();
    try {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: PHONE });
      const page = await context.newPage();
      const findings = [];
      for (const path of PAGES) findings.push(...(await lookAt(page, origin + path)));
      writeFileSync(toAuditFile('axe.json'), JSON.stringify(findings, null, 2));
      return { findings, summary: `${PAGES.length} pages` };
    } finally {
      await browser.close();
    }
  },
};
