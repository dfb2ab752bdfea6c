// A registry of many realistic merchants: 1 kB of JSON and three hosts each (PRF-13).
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

/** The entry of a merchant by its number: `brand7` with `www.brand7.example`, `brand7.example` and `*.brand7-play.example`. */
export function toFullEntry(at: number): Record<string, unknown> {
  const code = `brand${at}`;
  return {
    code,
    name: `Brand Number ${at}`,
    hosts: [`www.${code}.example`, `${code}.example`, `*.${code}-play.example`],
    backend: { origin: `https://api.${code}.example`, timeoutMs: 30_000 },
    languages: ['EN', 'VI', 'TH'],
    defaultLanguage: 'EN',
    theme: {
      mode: 'dark',
      colors: {
        primary: '#6f4ff2',
        onPrimary: '#ffffff',
        accent: '#19e3b1',
        background: '#0b0d17',
        surface: '#151a2d',
        text: '#f4f6ff',
        muted: '#9aa3c7',
        danger: '#ff5c7a',
      },
      radius: 14,
      logo: `https://cdn.${code}.example/logo.svg`,
    },
    trustedHosts: [`games.${code}.example`, 'partner.example'],
    vendors: { gtag: 'https://tags.example/gtag', adjust: 'https://adjust.example' },
    consent: 'required',
    safety: {
      minimumAge: 18,
      licence: { text: `Brand ${at} holds licence ${at}.`, url: `https://licence.example/${at}` },
      helpLinks: ['https://help.example/safer-play'],
      realityCheckMinutes: 60,
    },
    games: { open: 'embed' },
    install: { theme: 'dark', downloadHosts: [`apps.${code}.example`] },
    defaultMobilePassword: '112233',
  };
}

/** Writes this many merchants, one file each; gives the folder and the bytes of all files. */
export function writeMany(count: number): { folder: string; bytes: number } {
  const folder = makeTemporaryFolder(`many-${count}`);
  let bytes = 0;
  for (let at = 0; at < count; at += 1) {
    const text = JSON.stringify(toFullEntry(at));
    bytes += text.length;
    writeFileSync(path.join(folder, `brand${at}.json`), text);
  }
  return { folder, bytes };
}
