// csp_evaluator: every document's policy without a finding of medium weight or more.
import { writeFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { toAuditFile } from '../folder.mjs';
import { fetchPages } from '../pages.mjs';

function evaluate({ place, headers }) {
  const policy = headers['content-security-policy'] ?? '';
  const found = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return { place, policy, found };
}

const isWeighty = ({ severity }) => severity <= Severity.MEDIUM;

export const cspEvaluator = {
  name: 'csp_evaluator',
  run: async (target) => {
    const evaluated = (await fetchPages(target)).map(evaluate);
    writeFileSync(toAuditFile('csp-evaluator.json'), JSON.stringify(evaluated, null, 2));
    const findings = evaluated.flatMap(({ place, policy, found }) => [
      ...(policy ? [] : [`${place}: no policy`]),
      ...found.filter(isWeighty).map(({ description }) => `${place}: ${description}`),
    ]);
    return { findings, summary: `${evaluated.length} documents` };
  },
};
