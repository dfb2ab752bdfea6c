// Texts of all languages, and how they are filled for a merchant.
import { readdirSync, readFileSync } from 'node:fs';
import type { SandboxMerchant } from '../../core/merchant.ts';
import { toMoneyText } from './money.ts';
import type { Texts } from './text-form.ts';

const folder = new URL('../words/', import.meta.url);

const readTexts = (language: string): Texts =>
  JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Texts;

const byLanguage = new Map(
  readdirSync(folder).map((file) => {
    const language = file.replace(/\.json$/, '');
    return [language, readTexts(language)] as const;
  }),
);

const english = readTexts('EN');

/** The editors' texts in a language; else in English. */
export const textsOf = (language: string): Texts => byLanguage.get(language) ?? english;

/** Fills brand and amounts into a text: {brand} and {m:units}. */
export const fillText = (text: string, merchant: SandboxMerchant): string =>
  text
    .replaceAll('{brand}', merchant.name)
    .replace(/\{m:(\d+)\}/g, (_whole, units: string) => toMoneyText(merchant, Number(units)));
