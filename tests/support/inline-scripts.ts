// The inline scripts of a page, and what a policy knows them by.
import { createHash } from 'node:crypto';

export const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);

export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The script files that the loader at the end of a cached page brings. */
export const loadedFilesOf = (html: string): string[] =>
  JSON.parse(/\((\[[^[\]]*\])\)$/.exec(inlineScriptsOf(html).at(-1) ?? '')?.[1] ?? '[]');
