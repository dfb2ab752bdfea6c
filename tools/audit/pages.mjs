// The checked pages of every demo brand, as sent over the wire.
import { get } from '../bench/measure/processes.mjs';

export const CODES = ['aurora', 'rio', 'noor', 'lotus'];

export const PAGES = [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/game',
  '/m/activity',
  '/m/news',
  '/m/download',
  '/m/service',
  '/m/safety',
  '/m/nothing-here',
];

/** Headers that nginx adds for a visitor. */
const BY_TLS = { 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Proto': 'https' };

/** Returns every page of every brand with its response. */
export async function fetchPages({ sitePort }) {
  const pages = [];
  for (const code of CODES)
    for (const path of PAGES) {
      const host = `${code}.localhost`;
      const headers = { ...BY_TLS, 'X-Forwarded-Host': host };
      const answer = await get({ port: sitePort, host, path, headers });
      if (!answer?.text.includes('</html>')) throw new Error(`${host}${path} answers ${answer?.status}`);
      pages.push({ place: `${host}${path}`, ...answer });
    }
  return pages;
}
