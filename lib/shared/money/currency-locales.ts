// Currencies and the locale that writes them as their country does.

/**
 * Currency → BCP 47 locale; a currency that is not here is written in the way of the page's language. Countries whose own numbering has other
 * digits stand in their English form: an amount has the same digits in every language of the page.
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
