// Requests the running site as a browser would under a merchant's host, certificate included.
import 'server-only';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';

const TIMEOUT_MS = 30_000;
const MORE_TRIES = 2;
const MAX_WAIT_S = 10;
const MAX_BYTES = 4 * 1024 * 1024;

export type SiteAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
  readonly certificateEnds?: number;
};

export type SiteRequest = {
  readonly site: URL;
  readonly host: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends a request without redirects, again while the site is busy. @throws the connection's or certificate's error, or after 30 s. */
export async function requestSite(question: SiteRequest): Promise<SiteAnswer> {
  let answer = await requestOnce(question);
  for (let nth = 0; nth < MORE_TRIES && answer.status === 503; nth += 1) {
    const waitS = Number(answer.headers['retry-after']);
    if (!(waitS <= MAX_WAIT_S)) break;
    await sleep(waitS * 1_000);
    answer = await requestOnce(question);
  }
  return answer;
}

function requestOnce({ site, host, path, headers }: SiteRequest): Promise<SiteAnswer> {
  const isTls = site.protocol === 'https:';
  const send = isTls ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = {
      host: site.hostname.replace(/[[\]]/g, ''),
      port: site.port || undefined,
      path,
      servername: host,
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { Host: site.port ? `${host}:${site.port}` : host, 'Accept-Encoding': 'identity', ...headers },
    };
    const call = send(options, (answer) => {
      const ends = isTls ? (answer.socket as TLSSocket).getPeerCertificate().valid_to : undefined;
      const parts: Buffer[] = [];
      let size = 0;
      answer.on('data', (part: Buffer) => {
        size += part.length;
        if (size > MAX_BYTES) call.destroy(new Error('the answer is larger than 4 MiB'));
        else parts.push(part);
      });
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          bytes: Buffer.concat(parts),
          certificateEnds: ends === undefined ? undefined : Date.parse(ends),
        }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}
