// The testers, quick ones first, and last the one that leaves no capacity for others. `run` resolves with findings, or why it could not run.
import { axe } from './testers/axe.mjs';
import { cspEvaluator } from './testers/csp-evaluator.mjs';
import { htmlValidate } from './testers/html-validate.mjs';
import { lighthouse } from './testers/lighthouse.mjs';
import { observatory } from './testers/observatory.mjs';
import { retire } from './testers/retire.mjs';
import { slowhttptest } from './testers/slowhttptest.mjs';
import { wapiti } from './testers/wapiti.mjs';

/**
 * @typedef {{ findings: string[], summary?: string }} Looked findings, and one line about them
 * @typedef {{ skipped: string }} Skipped why it could not run, with the remedy
 */
export const TESTERS = [
  cspEvaluator,
  htmlValidate,
  observatory,
  retire,
  axe,
  lighthouse,
  wapiti,
  slowhttptest,
];
