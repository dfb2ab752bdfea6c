// Pipeline step: answers the hidden frame's page, the only one that may be framed.
import 'server-only';
import { alternateHostSources, isAlternateHostOrigin } from '@/lib/server/features/device/alternate-hosts';
import type { PipelineOutcome, RequestContext } from '@/lib/server/http/request-context';
import type { ClientConnection } from '@/lib/server/platform/connection/client-connection';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { DEVICE_MESSAGE } from '@/lib/shared/device/device-frame';
import { DEVICE_ID_COOKIE, DEVICE_ID_KEY } from '@/lib/shared/device/device-id';
import { CSP_REPORT_PATH } from '@/lib/shared/http/security-headers';
import { ROUTES } from '@/lib/shared/routes';

type FrameQuestion = {
  readonly merchant: Merchant;
  readonly client: ClientConnection;
  readonly nonce: string;
  /** Origin of the embedding page as it claims; the browser delivers to no other. */
  readonly to: string;
};

const READ = `var i='';try{i=localStorage.getItem('${DEVICE_ID_KEY}')||''}catch(e){}`;
const READ_COOKIE = `if(!f.test(i))i=(/(?:^|; )(?:__Host-)?${DEVICE_ID_COOKIE}=([^;]*)/.exec(document.cookie)||[])[1]||'';`;

function toScript(origin: string): string {
  const target = JSON.stringify(origin).replaceAll('<', '\\u003c');
  const post = `parent.postMessage({type:'${DEVICE_MESSAGE}',deviceId:f.test(i)?i:''},${target})`;
  return `(function(){if(parent===self)return;var f=/^[0-9A-Za-z-]{36}$/;${READ}${READ_COOKIE}${post}})()`;
}

function toPolicy({ merchant, client, nonce }: FrameQuestion): string {
  const around = ["frame-ancestors 'self'", ...alternateHostSources(merchant, client)].join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    around,
    `report-uri ${CSP_REPORT_PATH}`,
  ].join('; ');
}

/** Returns the page that posts this host's device id to another host of the same merchant; for an origin that is no host of the merchant on this site it contains no script. */
function answerDeviceFrame(question: FrameQuestion): Response {
  const { merchant, client, nonce, to } = question;
  const isMeant = isAlternateHostOrigin(to, merchant, client);
  const script = isMeant ? `<script nonce="${nonce}">${toScript(to)}</script>` : '';
  const head = '<meta charset="utf-8"><meta name="robots" content="noindex"><title>Device</title>';
  return new Response(`<!doctype html><html lang="en"><head>${head}</head><body>${script}</body></html>`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': toPolicy(question),
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}

/** Returns the page of the hidden frame; other paths pass. */
export function withDeviceFrame({
  path,
  merchant,
  client,
  nonce,
  url,
}: RequestContext): PipelineOutcome | undefined {
  if (path !== ROUTES.deviceFrame || !merchant) return undefined;
  const to = url.searchParams.get('to') ?? '';
  return { kind: 'respond', response: answerDeviceFrame({ merchant, client, nonce, to }) };
}
