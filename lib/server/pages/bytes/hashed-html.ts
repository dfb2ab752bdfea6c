// HTML of a shared page, whose inline scripts and styles are allowed by hash instead of a nonce (SEC-80).
import 'server-only';
import { createHash } from 'node:crypto';
import { elementsOf, replaceElements } from '@/lib/server/pages/bytes/html-elements';
import { toLoaderScript } from '@/lib/server/pages/bytes/loader-script';

/** HTML without nonces, and the sources by which a policy lets its inline parts run. */
export type HashedHtml = {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

const BODY_END = '</body>';
/** Next's first script file: inline scripts before it run during parsing, those after it are data for React. */
const START_FILE = ' id="_R_"';
const SOURCE = /\ssrc="([^"]*)"/;
/** For browsers that know no modules, which the site does not support. */
const FOR_OLD = ' noModule=';

/** What marks a rendering's own scripts, and the files among them. */
type Own = { readonly mark: string; readonly files: string[] };

const toSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The loader brings the files later, and a policy of hashes would refuse their preloads. */
const withoutPreloads = (html: string): string =>
  replaceElements(html, elementsOf(html, 'link', '>'), ({ from, to, attributes }) =>
    attributes.includes(' as="script"') ? '' : html.slice(from, to),
  );

/** Takes the rendering's own files out of a piece, and puts what `toInline` says in the place of each inline script of its own. */
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

/**
 * Turns a rendering into HTML without nonces and script preloads; the data for React and the loader of the script files become one script at the end.
 * Only elements with the rendering's secret, one-time `nonce` are hashed, so an injected script never is (SEC-80).
 */
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
  // The data for React contains the nonce too.
  const last = [...data, toLoaderScript(own.files)].join(';').replaceAll(nonce, '');
  return {
    html: withLast(`${painted}${rest}`.replaceAll(own.mark, ''), last),
    scripts: [...running, last].map(toSource),
    styles: styles.map(({ text }) => toSource(text)),
  };
}
