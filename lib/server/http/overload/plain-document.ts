// A minimal document for when pages cannot be rendered: brand name, colours, one sentence, a link.
import 'server-only';
import { randomText } from '@/lib/server/platform/random-text';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';
import { escapeXml } from '@/lib/shared/site/escape-xml';

export type PlainText = {
  readonly title: string;
  readonly text: string;
  /** The link's text and target; an empty target is the page itself. */
  readonly action: string;
  readonly href: string;
  readonly code?: string;
};

export type PlainDocument = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

const NONCE_BYTES = 16;
/** A link to the page itself drops the address's fragment, in which Telegram returns its answer. */
const RELOAD = 'document.links[0].onclick=function(){location.reload();return false}';
const NEUTRAL = {
  background: '#0e1016',
  text: '#f3f4f8',
  muted: '#a6abbd',
  primary: '#6f7bff',
  onPrimary: '#0b0d1a',
};

function styleOf(merchant: Merchant | undefined): string {
  const { background, text, muted, primary, onPrimary } = merchant?.brand.theme.colors ?? NEUTRAL;
  return [
    `html{color-scheme:${merchant?.brand.theme.mode ?? 'dark'};background:${background};color:${text};font:1rem/1.45 system-ui,sans-serif}`,
    'body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center}',
    'main{display:grid;justify-items:center;gap:12px;padding:32px 16px;text-align:center;max-width:34ch;overflow-wrap:anywhere;text-wrap:balance}',
    `p{margin:0;color:${muted}}h1{margin:0;font-size:1.3125rem;line-height:1.2}`,
    `a{display:inline-grid;place-items:center;min-height:48px;padding:0 24px;margin-top:12px;border-radius:999px;background:${primary};color:${onPrimary};font-weight:600;text-decoration:none}`,
    `a:focus-visible{outline:3px solid ${text};outline-offset:3px}`,
  ].join('');
}

/** Creates the document of a merchant, or a neutral one; it allows no script but that of a link to the page itself, and must not be cached. */
export function toPlainDocument(
  merchant: Merchant | undefined,
  language: LanguageCode,
  { title, text, action, href, code }: PlainText,
): PlainDocument {
  const nonce = randomText(NONCE_BYTES, 'base64');
  const { tag, dir } = LANGUAGES[language];
  const isRetry = href === '';
  const lines = [
    `<!DOCTYPE html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta name="robots" content="noindex"><title>${escapeXml(title)}</title>`,
    `<style nonce="${nonce}">${styleOf(merchant)}</style></head><body><main>`,
    `<h1>${escapeXml(title)}</h1><p>${escapeXml(text)}</p>${code ? `<p>${escapeXml(code)}</p>` : ''}`,
    `<a href="${escapeXml(href)}">${escapeXml(action)}</a></main>${isRetry ? `<script nonce="${nonce}">${RELOAD}</script>` : ''}</body></html>`,
  ];
  return {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; ${isRetry ? `script-src 'nonce-${nonce}'; ` : ''}style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
    body: Buffer.from(lines.join('')),
  };
}
