// The testers, quick ones first, and last who leaves the site no room for the others. Each has a name, and `run`, which resolves with what it found or with why it could not look.
import { axe } from './testers/axe.mjs';
import { cspEvaluator } from './testers/csp-evaluator.mjs';
import { htmlValidate } from './testers/html-validate.mjs';
import { lighthouse } from './testers/lighthouse.mjs';
import { observatory } from './testers/observatory.mjs';
import { retire } from './testers/retire.mjs';
import { slowhttptest } from './testers/slowhttptest.mjs';
import { wapiti } from './testers/wapiti.mjs';

/**
 * @typedef {{ findings: string[], told?: string }} Looked what was found, and one line about it
 * @typedef {{ skipped: string }} Skipped why it could not look, with the command that helps
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
