// First-load weight: scripts and styles of a page's HTML, compressed.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { get } from './processes.mjs';

/** Returns the bytes of a text in a coding at the highest level. */
const PAGE_SIZES = {
  gzip: (text) => gzipSync(text, { level: 9 }).length,
  br: (text) => brotliCompressSync(text).length,
};

/** Files in script tags, and those that the site's loader inserts after the first paint. */
function listScripts(html) {
  const tags = [...html.matchAll(/<script[^>]*?src="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, src]) => src);
  const [, late = '[]'] = /\)\((\["\/_next\/static\/[^\]]+\])\)/.exec(html) ?? [];
  const scripts = new Set([...tags, ...JSON.parse(late)]);
  if (scripts.size === 0) throw new Error('The page names no script');
  return [...scripts];
}

function listStyles(html) {
  return new Set(
    [...html.matchAll(/<link[^>]*?rel="stylesheet"[^>]*?href="([^"]+)"/g)].map(([, href]) => href),
  );
}

/** Returns bytes of scripts, styles and HTML of a page, gzip 9 unless `coding` is br; `code` is all script together. */
export async function firstLoadOf({ port, host, path, coding = 'gzip' }) {
  const { text, status } = await get({ port, host, path });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  const load = async (files) => {
    const bodies = await Promise.all([...files].map((file) => get({ port, host, path: file })));
    return bodies.map((body) => body.text);
  };
  const [code, style] = [await load(listScripts(text)), await load(listStyles(text))];
  const sum = (texts) => texts.reduce((bytes, one) => bytes + PAGE_SIZES[coding](one), 0);
  return { script: sum(code), style: sum(style), html: PAGE_SIZES[coding](text), code: code.join('\n') };
}
