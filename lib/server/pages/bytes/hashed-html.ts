// The HTML of a page that everybody shares: its inline scripts and styles are known by their hashes, so that no answer needs a nonce (QUALITY §4; SEC-79,
// SEC-80).
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
/** Next's first script file: what stands before it runs while the page is read, what follows tells React of the page. */
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
 * Makes the HTML of a rendering fit for everybody: its data for React becomes one script, with the loader of its files at its end; nonces and
 * preloads of scripts are gone. Only what carries the rendering's own one-time `nonce` is hashed: nobody else knew it.
 */
export function toHashedHtml(rendered: string, nonce: string): HashedHtml {
  const own: Own = { mark: ` nonce="${nonce}"`, files: [] };
  const [running, told]: [string[], string[]] = [[], []];
  const styles = [...elementsOf(rendered, 'style')].filter(({ attributes }) => attributes.includes(own.mark));
  const [early, late] = cutAtStart(withoutPreloads(rendered));
  const painted = takeScripts(early, own, (text) => {
    running.push(text);
    return `<script>${text}</script>`;
  });
  const rest = takeScripts(late, own, (text) => {
    told.push(text);
    return '';
  });
  // The data for React tells the nonce once more.
  const last = [...told, toLoaderScript(own.files)].join(';').replaceAll(nonce, '');
  return {
    html: withLast(`${painted}${rest}`.replaceAll(own.mark, ''), last),
    scripts: [...running, last].map(toSource),
    styles: styles.map(({ text }) => toSource(text)),
  };
}
