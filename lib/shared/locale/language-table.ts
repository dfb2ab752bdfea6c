/** The 28 language codes: BCP 47 tag, direction, and own name. */
export const LANGUAGES = {
  CN: { tag: 'zh-CN', dir: 'ltr', name: '简体中文' },
  EN: { tag: 'en', dir: 'ltr', name: 'English' },
  ES: { tag: 'es', dir: 'ltr', name: 'Español' },
  HI: { tag: 'hi', dir: 'ltr', name: 'हिन्दी' },
  ID: { tag: 'id', dir: 'ltr', name: 'Bahasa Indonesia' },
  JA: { tag: 'ja', dir: 'ltr', name: '日本語' },
  KM: { tag: 'km', dir: 'ltr', name: 'ខ្មែរ' },
  KO: { tag: 'ko', dir: 'ltr', name: '한국어' },
  MY: { tag: 'my-MM', dir: 'ltr', name: 'မြန်မာ' },
  TA: { tag: 'ta', dir: 'ltr', name: 'தமிழ்' },
  TH: { tag: 'th', dir: 'ltr', name: 'ไทย' },
  TW: { tag: 'zh-TW', dir: 'ltr', name: '繁體中文' },
  VI: { tag: 'vi', dir: 'ltr', name: 'Tiếng Việt' },
  TY: { tag: 'fil-PH', dir: 'ltr', name: 'Filipino' },
  UR: { tag: 'ur', dir: 'rtl', name: 'اردو' },
  PT: { tag: 'pt', dir: 'ltr', name: 'Português' },
  'PT-BR': { tag: 'pt-BR', dir: 'ltr', name: 'Português (Brasil)' },
  MS: { tag: 'ms-MY', dir: 'ltr', name: 'Bahasa Melayu' },
  BN: { tag: 'bn', dir: 'ltr', name: 'বাংলা' },
  TR: { tag: 'tr', dir: 'ltr', name: 'Türkçe' },
  FR: { tag: 'fr', dir: 'ltr', name: 'Français' },
  NE: { tag: 'ne', dir: 'ltr', name: 'नेपाली' },
  'UR-LA': { tag: 'ur-Latn', dir: 'ltr', name: 'Roman Urdu' },
  TE: { tag: 'te', dir: 'ltr', name: 'తెలుగు' },
  RU: { tag: 'ru', dir: 'ltr', name: 'Русский' },
  SW: { tag: 'sw', dir: 'ltr', name: 'Kiswahili' },
  KK: { tag: 'kk', dir: 'ltr', name: 'Қазақша' },
  LO: { tag: 'lo', dir: 'ltr', name: 'ລາວ' },
} as const;

export type LanguageCode = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as LanguageCode[];
