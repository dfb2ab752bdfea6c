// The studio's own server: its page, the schema, and one call that examines and shows an entry.
import { createServer } from 'node:http';
import { COOKIE, isKey, rejectionOf } from './guard.mjs';
import { FRAME_HOSTS } from './hosts.mjs';
import { listen } from './listen.mjs';
import { readJsonBody } from './read-json-body.mjs';
import { createRoutes } from './routes.mjs';

const policyOf = (framePort) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    `frame-src ${FRAME_HOSTS.map((host) => `http://${host}:${framePort}`).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const headersOf = (framePort) => ({
  'Content-Security-Policy': policyOf(framePort),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
});

function send(answer, { status = 200, type = 'text/plain; charset=utf-8', body = '', headers = {} }) {
  answer.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
}

const json = (value, status = 200) => ({ status, type: 'application/json', body: JSON.stringify(value) });

/** The key leaves the address bar: it stays in a cookie that no script reads. */
const toEntrance = (key) => ({
  status: 303,
  headers: { Location: '/', 'Set-Cookie': `${COOKIE}=${key}; HttpOnly; SameSite=Strict; Path=/` },
});

async function answerOf(incoming, { port, key, routes }) {
  const url = URL.parse(incoming.url, 'http://studio.invalid');
  if (!url) return { status: 400 };
  const isEntrance = url.pathname === '/' && isKey(url.searchParams.get('key'), key);
  const rejection = rejectionOf(incoming, { port, key, isEntrance });
  if (rejection) return { status: rejection.status, body: rejection.text };
  if (isEntrance) return toEntrance(key);
  const route = routes[`${incoming.method} ${url.pathname}`];
  if (!route) return { status: 404 };
  if (incoming.method === 'GET') return route(url.searchParams);
  const { value, fault } = await readJsonBody(incoming);
  return fault ? json({ error: fault }, 400) : json(await route(value));
}

/** Starts the server on loopback. */
export function startStudioServer({ port, framePort, key, ...facts }) {
  const routes = createRoutes({ framePort, json, ...facts });
  const server = createServer((incoming, answer) => {
    for (const [name, value] of Object.entries(headersOf(framePort))) answer.setHeader(name, value);
    answerOf(incoming, { port, key, routes }).then(
      (given) => send(answer, given),
      (error) => {
        console.error(error);
        send(answer, { status: 500 });
      },
    );
  });
  return listen(server, port);
}
