// html-validate: every page is valid HTML.
import { writeFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { toAuditFile } from '../folder.mjs';
import { HTML_RULES } from '../html-rules.mjs';
import { fetchPages } from '../pages.mjs';

const checker = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules: HTML_RULES });

async function faultsOf({ place, text }) {
  const { results } = await checker.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${place}: ${ruleId}: ${message} (${line}:${column})`,
    ),
  );
}

export const htmlValidate = {
  name: 'html-validate',
  run: async (target) => {
    const pages = await fetchPages(target);
    const findings = (await Promise.all(pages.map(faultsOf))).flat();
    writeFileSync(toAuditFile('html-validate.json'), JSON.stringify(findings, null, 2));
    return { findings, summary: `${pages.length} pages` };
  },
};
