// The form of a language's texts, and how a text is filled for a merchant.
import type { Merchant } from '../../core/merchant.ts';
import { toMoneyText } from '../money.ts';
import { cn } from './cn.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ptBr } from './pt-br.ts';
import { th } from './th.ts';
import { tw } from './tw.ts';
import { ur } from './ur.ts';
import { vi } from './vi.ts';

export type PromotionKey = 'welcome' | 'cashback' | 'weekend' | 'referral' | 'app' | 'club';
export type BannerKey = 'welcome' | 'live' | 'draw' | 'fresh' | 'partner' | 'top';
export type NewsKey = 'season' | 'payments' | 'tournament' | 'maintenance' | 'safer' | 'app' | 'studio';
export type ServiceKey = 'chat' | 'email' | 'phone' | 'telegram' | 'vip';

export type Texts = {
  banners: Record<BannerKey, string>;
  categories: Record<'welcome' | 'casino' | 'club', string>;
  promotions: Record<PromotionKey, { title: string; content: string }>;
  news: Record<NewsKey, { title: string; content: string }>;
  service: Record<ServiceKey, string>;
  download: { description: string; loginPrompt: string };
  upgrade: { title: string; message: string };
  lanes: Record<'slots' | 'studios' | 'tables', string>;
};

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
