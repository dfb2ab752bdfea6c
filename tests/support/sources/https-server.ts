// A document behind https with a certificate of its own, as a registry has it.

import { hash } from 'node:crypto';
import { createServer } from 'node:https';
import { makeCertificate } from '@/tests/support/make-certificate';
import { listenHere } from './listen-here';

export type Document = {
  text: string;
  status: number;
  hasTag: boolean;
  digest?: string;
  signature?: Buffer;
  /** Requests so far: their If-None-Match and Authorization. */
  readonly seen: { readonly tag?: string; readonly login?: string }[];
};

/** Starts the server; a test changes `document` while it runs. */
export async function startHttpsDocument(text: string) {
  const { file, key, cert } = makeCertificate();
  const document: Document = { text, status: 200, hasTag: true, seen: [] };
  const server = createServer({ key, cert }, (request, response) => {
    const { 'if-none-match': tag, authorization: login } = request.headers;
    document.seen.push({ tag, login });
    if (request.url?.endsWith('.sig')) return response.end(document.signature);
    if (document.status !== 200) return response.writeHead(document.status).end();
    const etag = `"${hash('sha256', document.text).slice(0, 12)}"`;
    if (document.hasTag) response.setHeader('ETag', etag);
    if (document.digest) response.setHeader('Repr-Digest', document.digest);
    if (document.hasTag && tag === etag) return response.writeHead(304).end();
    return response.end(document.text);
  });
  const { port, stop } = await listenHere(server);
  return { url: `https://localhost:${port}/merchants.json`, certificate: file, pem: cert, document, stop };
}
