// HTML of a shared page, which allows inline scripts and styles by hash instead of a nonce.
import 'server-only';
import { createHash } from 'node:crypto';
import { elementsOf, replaceElements } from '@/lib/server/pages/bytes/html-elements';
import { toLoaderScript } from '@/lib/server/pages/bytes/loader-script';

export type HashedHtml = {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

const BODY_END = '</body>';
/** Next's first script file: inline scripts before it run during parsing, later ones are data for React. */
const START_FILE = ' id="_R_"';
const SOURCE = /\ssrc="([^"]*)"/;
/** For browsers without modules, which the site does not support. */
const FOR_OLD = ' noModule=';

type Own = { readonly mark: string; readonly files: string[] };

const toSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The loader requests the files later, and a hash policy blocks their preloads. */
const withoutPreloads = (html: string): string =>
  replaceElements(html, elementsOf(html, 'link', '>'), ({ from, to, attributes }) =>
    attributes.includes(' as="script"') ? '' : html.slice(from, to),
  );

function takeScripts(piece: string, { mark, files }: Own, toInline: (text: string) => string): string {
  return replaceElements(piece, elementsOf(piece, 'script'), ({ from, to, attributes, text }) => {
    if (!attributes.includes(mark)) return piece.slice(from, to);
    const source = SOURCE.exec(attributes)?.[1];
    if (source === undefined) return toInline(text);
    if (!attributes.includes(FOR_OLD)) files.push(source.replaceAll('&amp;', '&'));
    return '';
  });
}

function cutAtStart(html: string): [early: string, late: string] {
  const nameAt = html.indexOf(START_FILE);
  const at = nameAt < 0 ? html.length : html.lastIndexOf('<script', nameAt);
  return [html.slice(0, at), html.slice(at)];
}

function withLast(html: string, script: string): string {
  const end = html.lastIndexOf(BODY_END);
  const at = end < 0 ? html.length : end;
  return `${html.slice(0, at)}<script>${script}</script>${html.slice(at)}`;
}

/** Returns HTML without nonces; React's data and the loader become one script. Only elements with the secret, one-time `nonce` are hashed (SEC-80). */
export function toHashedHtml(rendered: string, nonce: string): HashedHtml {
  const own: Own = { mark: ` nonce="${nonce}"`, files: [] };
  const [running, data]: [string[], string[]] = [[], []];
  const styles = [...elementsOf(rendered, 'style')].filter(({ attributes }) => attributes.includes(own.mark));
  const [early, late] = cutAtStart(withoutPreloads(rendered));
  const painted = takeScripts(early, own, (text) => {
    running.push(text);
    return `<script>${text}</script>`;
  });
  const rest = takeScripts(late, own, (text) => {
    data.push(text);
    return '';
  });
  const last = [...data, toLoaderScript(own.files)].join(';').replaceAll(nonce, '');
  return {
    html: withLast(`${painted}${rest}`.replaceAll(own.mark, ''), last),
    scripts: [...running, last].map(toSource),
    styles: styles.map(({ text }) => toSource(text)),
  };
}
