// A merchant's public part for component tests.
import type { Brand } from '@/lib/shared/merchant/brand';

export const BRAND: Brand = {
  code: 'aurora',
  name: 'Aurora Play',
  theme: {
    mode: 'dark',
    radius: 14,
    colors: {
      primary: '#8b6cff',
      onPrimary: '#0b0817',
      accent: '#2fe6c0',
      background: '#0a0b16',
      surface: '#15172a',
      text: '#f4f5ff',
      muted: '#a5abcf',
      danger: '#ff6b86',
    },
  },
  languages: ['EN', 'VI', 'UR'],
  defaultLanguage: 'EN',
  safety: {
    minimumAge: 21,
    ageConfirmation: false,
    licence: { text: 'Licence 7, Example Board.', url: 'https://licence.example/7' },
    helpLinks: [{ text: 'help.example', url: 'https://help.example/' }],
    realityCheckMinutes: 60,
  },
  games: { open: 'embed' },
  entry: { quickStart: false, maya: false, smsSender: 'provider' },
  install: { theme: 'light', way: 'app' },
  off: [],
};
