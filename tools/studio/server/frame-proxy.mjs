// The preview's own origin: the site's answers, allowed in the studio's frames. The site itself has no such switch.
import { createServer, request } from 'node:http';
import { devices } from 'playwright';
import { FRAME_HOSTS, STUDIO } from './hosts.mjs';
import { listen } from './listen.mjs';

const PHONE_AGENT = devices['Pixel 7'].userAgent;
const ANSWERED = { mc_age: '1', mc_consent: 'no' };
/** The worker of the frames is empty: the site's own would keep pages of a brand that changes with each letter. */
const WORKER = /^\/m\/sw\.js(?:\?|$)/;

/** Questions of age and measurement stay away by the cookies of their answers. */
function toCookies(asks) {
  const end = asks ? '; Max-Age=0' : '';
  return Object.entries(ANSWERED).map(([name, value]) => `${name}=${value}; Path=/; SameSite=Lax${end}`);
}

/** Returns the request's headers for the site; the phone's frame is a phone for it. */
export function toSiteHeaders(headers) {
  const isPhone = headers.host.startsWith('phone.');
  const kept = Object.entries(headers).filter(([name]) => !(isPhone && name.startsWith('sec-ch-ua')));
  return { ...Object.fromEntries(kept), ...(isPhone ? { 'user-agent': PHONE_AGENT } : {}) };
}

/** Returns the answer's headers for the frame: only `studio` may frame it. */
export function toFrameHeaders(headers, { studio, asks }) {
  const { 'x-frame-options': _, ...kept } = headers;
  const policy = kept['content-security-policy'];
  if (policy !== undefined)
    kept['content-security-policy'] = String(policy).replace(
      /frame-ancestors 'none'/,
      `frame-ancestors ${studio}`,
    );
  if (!String(kept['content-type']).startsWith('text/html')) return kept;
  return { ...kept, 'set-cookie': [...(kept['set-cookie'] ?? []), ...toCookies(asks)] };
}

const end = (answer, status) => answer.writeHead(status, { 'Content-Type': 'text/plain' }).end();

/** Starts the proxy on loopback, for the frames' hosts alone. */
export function startFrameProxy({ port, sitePort, studioPort, preview }) {
  const studio = `http://${STUDIO}:${studioPort}`;
  const server = createServer((incoming, answer) => {
    const [host = '', from] = (incoming.headers.host ?? '').split(':');
    if (!FRAME_HOSTS.includes(host) || from !== String(port)) return end(answer, 421);
    if (WORKER.test(incoming.url)) return answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end();
    const { method, url } = incoming;
    const headers = toSiteHeaders(incoming.headers);
    const call = request({ host: '127.0.0.1', port: sitePort, method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode, toFrameHeaders(given.headers, { studio, asks: preview.state.asks }));
      given.pipe(answer);
    });
    call.on('error', () => (answer.headersSent ? answer.destroy() : end(answer, 502)));
    answer.on('close', () => call.destroy());
    incoming.pipe(call);
  });
  return listen(server, port);
}
