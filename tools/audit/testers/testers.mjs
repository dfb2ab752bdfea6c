// The testers, quick ones first, and last the one that leaves no capacity for others. `run` resolves with findings, or why it could not run.
import { axe } from './axe.mjs';
import { cspEvaluator } from './csp-evaluator.mjs';
import { htmlValidate } from './html-validate.mjs';
import { lighthouse } from './lighthouse.mjs';
import { observatory } from './observatory.mjs';
import { retire } from './retire.mjs';
import { slowhttptest } from './slowhttptest.mjs';
import { wapiti } from './wapiti.mjs';

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
