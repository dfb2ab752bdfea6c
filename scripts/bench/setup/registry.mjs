// Registries of any size, for the site under measure.
import { writeIn } from './folder.mjs';

const HOSTS_EACH = 3;

/** The n-th merchant; the first is the one that single measures ask. */
export function toMerchant(at, upstreamPort) {
  const code = at === 0 ? 'bench' : `bench${at}`;
  const hosts = [`${code}.localhost`, `www.${code}.localhost`, `*.${code}.example`].slice(0, HOSTS_EACH);
  return {
    code,
    name: `Bench ${at}`,
    hosts,
    backend: { origin: `http://127.0.0.1:${upstreamPort}` },
    languages: ['EN', 'VI'],
    theme: { mode: at % 2 === 0 ? 'dark' : 'light', colors: { primary: '#8b6cff', accent: '#2fe6c0' } },
    consent: 'optional',
  };
}

/** The host of the n-th merchant, with the site's port. */
export const hostOf = (at, port) => `${at === 0 ? 'bench' : `bench${at}`}.localhost:${port}`;

/** Writes a registry of `count` merchants; returns its file and its bytes. */
export function writeRegistry(count, upstreamPort) {
  const merchants = Array.from({ length: count }, (_, at) => toMerchant(at, upstreamPort));
  const text = JSON.stringify(merchants);
  return { file: writeIn(`merchants-${count}-${upstreamPort}.json`, text), bytes: Buffer.byteLength(text) };
}
