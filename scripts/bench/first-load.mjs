// What a page makes the browser load before it can be used: the scripts and styles its HTML names, gzipped.
import { gzipSync } from 'node:zlib';
import { get } from './processes.mjs';

const sizeOf = (text) => gzipSync(text, { level: 9 }).length;

function listFiles(html) {
  const scripts = [...html.matchAll(/<script[^>]*?src="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, src]) => src);
  const styles = [...html.matchAll(/<link[^>]*?rel="stylesheet"[^>]*?href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/** Bytes of scripts, styles and HTML of a page, gzip level 9. */
export async function firstLoadOf({ port, host, path }) {
  const { text, status } = await get({ port, host, path });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  const { scripts, styles } = listFiles(text);
  const sum = async (files) => {
    const bodies = await Promise.all(files.map((file) => get({ port, host, path: file })));
    return bodies.reduce((bytes, body) => bytes + sizeOf(body.text), 0);
  };
  return { script: await sum(scripts), style: await sum(styles), html: sizeOf(text) };
}
