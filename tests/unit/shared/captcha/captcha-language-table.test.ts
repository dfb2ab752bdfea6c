import { toCaptchaLanguage } from '@/lib/shared/captcha/captcha-language-table';
import { LANGUAGE_CODES } from '@/lib/shared/locale/language-table';

const WANTED: Record<string, readonly [string, string]> = {
  CN: ['zh-cn', 'zho'],
  TW: ['zh-tw', 'zho-tw'],
  EN: ['en', 'eng'],
  ES: ['es', 'spa'],
  ID: ['id', 'ind'],
  JA: ['ja', 'jpn'],
  KO: ['ko', 'kor'],
  RU: ['ru', 'rus'],
  HI: ['en', 'eng'],
  KM: ['en', 'eng'],
  MY: ['en', 'eng'],
  TY: ['en', 'eng'],
  UR: ['en', 'eng'],
  'UR-LA': ['en', 'eng'],
  MS: ['en', 'eng'],
  NE: ['en', 'eng'],
  TE: ['en', 'eng'],
  SW: ['en', 'eng'],
  KK: ['en', 'eng'],
  LO: ['en', 'eng'],
  TH: ['th', 'eng'],
  VI: ['vi', 'eng'],
  TR: ['tr', 'eng'],
  TA: ['ta', 'eng'],
  BN: ['bn', 'eng'],
  PT: ['pt-pt', 'por'],
  'PT-BR': ['pt-pt', 'pon'],
  FR: ['fr', 'fra'],
};

test.each(LANGUAGE_CODES)('%s has a language of both versions (A18)', (code) => {
  expect([toCaptchaLanguage(code, 'v3'), toCaptchaLanguage(code, 'v4')]).toEqual(WANTED[code]);
});

test.each(['', 'XX', 'toString', 'en'])('the unknown code %j is shown in English', (code) => {
  expect([toCaptchaLanguage(code, 'v3'), toCaptchaLanguage(code, 'v4')]).toEqual(['en', 'eng']);
});
