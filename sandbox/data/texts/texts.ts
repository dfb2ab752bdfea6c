// The texts of all languages, and how one is filled for a merchant.
import type { Merchant } from '../../core/merchant.ts';
import { toMoneyText } from '../money.ts';
import { cn } from './cn.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ptBr } from './pt-br.ts';
import type { Texts } from './text-form.ts';
import { th } from './th.ts';
import { tw } from './tw.ts';
import { ur } from './ur.ts';
import { vi } from './vi.ts';

const byLanguage: Record<string, Texts> = {
  EN: en,
  VI: vi,
  'PT-BR': ptBr,
  ES: es,
  UR: ur,
  TH: th,
  CN: cn,
  TW: tw,
};

export const textsOf = (language: string): Texts => byLanguage[language] ?? en;

/** Puts the brand and amounts into a text: {brand} and {m:units}. */
export const fillText = (text: string, merchant: Merchant): string =>
  text
    .replaceAll('{brand}', merchant.name)
    .replace(/\{m:(\d+)\}/g, (_whole, units: string) => toMoneyText(merchant, Number(units)));
