// The HTML of a page that everybody shares: its inline scripts and styles are known by their hashes, so that no answer needs a nonce (QUALITY §4; SEC-79,
// SEC-80). What is written here relies on React's own output: it escapes `<` and `>` in texts and attributes, so that a tag is a tag.
import 'server-only';
import { createHash } from 'node:crypto';
import { toLoaderScript } from '@/lib/server/pages/bytes/loader-script';

/** HTML without nonces, and the sources by which a policy lets its inline parts run. */
export type HashedHtml = {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** Next's first script file: what stands before it runs while the page is read, what follows tells React of the page. */
const START_FILE = ' id="_R_"';
const BODY_END = '</body>';
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;
const STYLE = /<style\b([^>]*)>(.*?)<\/style>/gs;
/** The loader brings them later, and a policy of hashes would refuse them. */
const SCRIPT_PRELOAD = /<link\b[^>]*\bas="script"[^>]*>/g;
const SOURCE = /\ssrc="([^"]*)"/;
/** For browsers that know no modules, which the site does not support. */
const FOR_OLD = /\snomodule\b/i;

const toSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function hashStyles(html: string, own: string): string[] {
  const styles = [...html.matchAll(STYLE)].filter(([, attributes = '']) => attributes.includes(own));
  return styles.map(([, , text = '']) => toSource(text));
}

type Own = { readonly mark: string; readonly files: string[] };

/** Takes the rendering's own files out of a piece, and puts what `toInline` says in the place of each inline script of its own. */
function takeScripts(piece: string, { mark, files }: Own, toInline: (text: string) => string): string {
  return piece.replace(SCRIPT, (whole, attributes: string, text: string) => {
    if (!attributes.includes(mark)) return whole;
    const source = SOURCE.exec(attributes)?.[1];
    if (source === undefined) return toInline(text);
    if (!FOR_OLD.test(attributes)) files.push(source.replaceAll('&amp;', '&'));
    return '';
  });
}

function cutAtStart(html: string): [early: string, late: string] {
  const nameAt = html.indexOf(START_FILE);
  const at = nameAt < 0 ? html.length : html.lastIndexOf('<script', nameAt);
  return [html.slice(0, at), html.slice(at)];
}

/**
 * Makes the HTML of a rendering fit for everybody: its data for React becomes one script, with the loader of its files at its end; nonces and
 * preloads of scripts are gone. Only what carries the rendering's own one-time `nonce` is hashed: nobody else knew it.
 */
export function toHashedHtml(rendered: string, nonce: string): HashedHtml {
  const own = { mark: ` nonce="${nonce}"`, files: [] };
  const [running, told]: [string[], string[]] = [[], []];
  const [early, late] = cutAtStart(rendered.replace(SCRIPT_PRELOAD, ''));
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
  const bare = `${painted}${rest}`.replaceAll(own.mark, '');
  const end = bare.lastIndexOf(BODY_END);
  const at = end < 0 ? bare.length : end;
  return {
    html: `${bare.slice(0, at)}<script>${last}</script>${bare.slice(at)}`,
    scripts: [...running, last].map(toSource),
    styles: hashStyles(rendered, own.mark),
  };
}
