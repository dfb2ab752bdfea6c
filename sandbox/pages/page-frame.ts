// Frame of every sandbox page: head, policy, and escaping.

import { randomBytes } from 'node:crypto';
import { escapeMarkup } from '../core/escape-markup.ts';

/** JSON that cannot close its element. */
export const toSafeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export type Page = {
  tag: string;
  dir: 'ltr' | 'rtl';
  title: string;
  styles: string[];
  script?: string;
  /** Style of this page alone: colours. */
  colours?: string;
  body: string;
  kind: string;
  /** Who may frame the page: an origin, or '' for any. */
  ancestor?: string;
};

const policy = (nonce: string, ancestor: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestor ? `'self' ${ancestor}` : '*'}`,
  ].join('; ');

const toHtml = (page: Page, nonce: string): string => {
  const styles = page.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const colours = page.colours ? `<style nonce="${nonce}">${page.colours}</style>` : '';
  const script = page.script ? `<script type="module" src="${page.script}"></script>` : '';
  return `<!doctype html><html lang="${page.tag}" dir="${page.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="color-scheme" content="dark"><meta name="theme-color" content="#0a0c14"><meta name="robots" content="noindex"><title>${escapeMarkup(page.title)}</title><link rel="icon" href="data:,">${styles}${colours}</head><body data-kind="${page.kind}">${page.body}${script}</body></html>`;
};

export const toPageResponse = (page: Page, status = 200): Response => {
  const nonce = randomBytes(16).toString('base64');
  return new Response(toHtml(page, nonce), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(nonce, page.ancestor ?? ''),
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    },
  });
};
