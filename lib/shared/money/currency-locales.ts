// Locales for formatting currencies.

/**
 * BCP 47 locale by currency; others use the page's language. Locales with non-Latin digits use their English
 * form.
 */
export const CURRENCY_LOCALES: Readonly<Record<string, string>> = {
  AED: 'en-AE',
  ARS: 'es-AR',
  BDT: 'en-BD',
  BRL: 'pt-BR',
  CLP: 'es-CL',
  CNY: 'zh-CN',
  COP: 'es-CO',
  HKD: 'zh-HK',
  IDR: 'id-ID',
  INR: 'en-IN',
  JPY: 'ja-JP',
  KES: 'en-KE',
  KHR: 'km-KH',
  KRW: 'ko-KR',
  KZT: 'kk-KZ',
  LAK: 'lo-LA',
  LKR: 'en-LK',
  MMK: 'en-MM',
  MXN: 'es-MX',
  MYR: 'ms-MY',
  NGN: 'en-NG',
  NPR: 'en-NP',
  PEN: 'es-PE',
  PHP: 'en-PH',
  PKR: 'en-PK',
  RUB: 'ru-RU',
  SGD: 'en-SG',
  THB: 'th-TH',
  TRY: 'tr-TR',
  TWD: 'zh-TW',
  TZS: 'sw-TZ',
  UGX: 'en-UG',
  VND: 'vi-VN',
};
