// Two Next apps of the site's version: an empty one, and one by the documentation's first examples.

const LAYOUT = 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;';
const CONFIG = 'export default { poweredByHeader: false };';
const MANIFEST = '{"private":true,"type":"module"}';

const DYNAMIC = `import { connection } from 'next/server';
export default async () => { await connection(); return <h1>hello</h1>; };`;

/** Page of Next's CSP guide: a nonce by the proxy, read by a dynamic page. */
const NONCE_PAGE = `import { headers } from 'next/headers';
import Script from 'next/script';
export default async () => {
  const nonce = (await headers()).get('x-nonce');
  return <><h1>hello</h1><Script id="hello" nonce={nonce} strategy="afterInteractive">{'window.hello = 1;'}</Script></>;
};`;
const PROXY = `import { NextResponse } from 'next/server';
export function proxy(request) {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = \`default-src 'self'; script-src 'self' 'nonce-\${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-\${nonce}';
    img-src 'self' blob: data:; font-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none';\`.replace(/\\s{2,}/g, ' ').trim();
  const requestHeaders = new Headers(request.headers);
  requestHeaders.set('x-nonce', nonce);
  requestHeaders.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers: requestHeaders } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}
export const config = { matcher: '/nonce' };`;

const ROUTE = `export const dynamic = 'force-dynamic';
export async function GET(request) {
  const { pathname, search } = new URL(request.url);
  const answer = await fetch(process.env.UPSTREAM + pathname + search, { cache: 'no-store', headers: { merchant: 'bench' } });
  return new Response(answer.body, { status: answer.status, headers: { 'content-type': answer.headers.get('content-type') } });
}`;

/** A bare list with a lobby's interactions: a filter, a search field, a toggle per row. */
const LIST_PAGE = `'use client';
import { useState } from 'react';
const ALL = Array.from({ length: 120 }, (_, at) => ({ id: at, name: 'Game ' + at, kind: 'abcd'[at % 4] }));
export default () => {
  const [kind, setKind] = useState('a');
  const [marked, setMarked] = useState(-1);
  return <main>
    <nav>{[...'abcd'].map((one) => <button key={one} aria-pressed={one === kind} onClick={() => setKind(one)}>{one}</button>)}</nav>
    <ul>{ALL.filter((one) => one.kind === kind).map((one) => <li key={one.id}>
      <button aria-pressed={one.id === marked} onClick={() => setMarked(one.id)}>{one.name}</button></li>)}</ul>
  </main>;
};`;

const FROM_PAGE = `import Link from 'next/link';
export default () => <main><h1>from</h1><Link href="/lobby">lobby</Link></main>;`;
const LOBBY_PAGE = `import { connection } from 'next/server';
export default async () => {
  await connection();
  return <main><h1>lobby</h1><ul>{Array.from({ length: 60 }, (_, at) => <li key={at}><a href={'/game/' + at}>Game {at}</a></li>)}</ul></main>;
};`;

export const EMPTY_APP = {
  'package.json': MANIFEST,
  'next.config.mjs': CONFIG,
  'app/layout.js': LAYOUT,
  'app/page.js': 'export default () => <h1>empty</h1>;',
};

export const PLAIN_APP = {
  'package.json': MANIFEST,
  'next.config.mjs': CONFIG,
  'app/layout.js': LAYOUT,
  'app/dynamic/page.js': DYNAMIC,
  'app/nonce/page.js': NONCE_PAGE,
  'proxy.js': PROXY,
  'app/wps/[...path]/route.js': ROUTE,
  'app/list/page.js': LIST_PAGE,
  'app/from/page.js': FROM_PAGE,
  'app/lobby/page.js': LOBBY_PAGE,
};
