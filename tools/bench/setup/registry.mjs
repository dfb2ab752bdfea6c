// Registries of any size.
import { inFolder, writeIn } from './folder.mjs';

const COLORS = {
  primary: '#8b6cff',
  onPrimary: '#0b0817',
  accent: '#2fe6c0',
  background: '#0a0b16',
  surface: '#15172a',
  text: '#f4f5ff',
  muted: '#a5abcf',
  danger: '#ff6b86',
};

/** The n-th merchant, with three hosts and typical settings: 1.2 kB. Single measurements use the first. */
function toBenchMerchant(at, upstreamPort) {
  const code = at === 0 ? 'bench' : `bench${at}`;
  return {
    code,
    name: `Bench ${at}`,
    hosts: [`${code}.localhost`, `www.${code}.localhost`, `*.${code}.example`],
    backend: { origin: `http://127.0.0.1:${upstreamPort}`, timeoutMs: 30_000 },
    languages: ['EN', 'VI', 'ID', 'MS', 'TY', 'KM'],
    defaultLanguage: 'EN',
    theme: at % 2 === 0 ? { mode: 'dark', colors: COLORS, radius: 14 } : { mode: 'light', radius: 10 },
    trustedHosts: [`partners.${code}.example`, `help.${code}.example`],
    consent: 'optional',
    safety: {
      minimumAge: 18,
      licence: {
        text: `Bench ${at} is a merchant of the bench. Licence BENCH-2026-${at}, Isle of Example Gaming Board.`,
        url: `https://licence.${code}.example/BENCH-2026-${at}`,
      },
      helpLinks: [`https://help.${code}.example/safer-play`],
      realityCheckMinutes: 60,
    },
    install: { downloadHosts: [`apps.${code}.example`] },
    limits: {
      loginAddress: { tries: 600 },
      post: { tries: 6_000 },
      get: { tries: 30_000 },
      coldPage: { tries: 30_000 },
    },
  };
}

/** The host of the n-th merchant, with the site's port. */
export const hostOf = (at, port) => `${at === 0 ? 'bench' : `bench${at}`}.localhost:${port}`;

/** Writes a registry of `count` merchants; returns its file and its bytes. */
export function writeRegistry(count, upstreamPort) {
  const merchants = Array.from({ length: count }, (_, at) => toBenchMerchant(at, upstreamPort));
  const text = JSON.stringify(merchants);
  return { file: writeIn(`merchants-${count}-${upstreamPort}.json`, text), bytes: Buffer.byteLength(text) };
}

/** Writes a registry of `count` merchants, one file each; returns its folder, a folder for its state, and its bytes. */
export function writeRegistryFolder(count, upstreamPort) {
  const name = `merchants-${count}-${upstreamPort}`;
  let bytes = 0;
  for (let at = 0; at < count; at += 1) {
    const merchant = toBenchMerchant(at, upstreamPort);
    const text = JSON.stringify(merchant);
    writeIn(`${name}/${merchant.code}.json`, text);
    bytes += Buffer.byteLength(text);
  }
  return { file: inFolder(name), stateDir: inFolder(`${name}-state`), bytes };
}
