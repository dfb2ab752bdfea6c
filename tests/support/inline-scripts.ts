// The inline scripts of a page, and their hashes in the policy.
import { createHash } from 'node:crypto';

export const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);

export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Script files that the loader at the end of a cached page inserts. */
export const loadedFilesOf = (html: string): string[] =>
  JSON.parse(/\((\[[^[\]]*\])\)$/.exec(inlineScriptsOf(html).at(-1) ?? '')?.[1] ?? '[]');
