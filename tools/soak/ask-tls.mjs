// One request of a browser behind the balancer, from its own address.
import { request } from 'node:https';

const LIMIT_MS = 45_000;

/** Headers of a same-origin POST. */
const ownHeaders = (host) => ({
  'Content-Type': 'application/json',
  Origin: `https://${host}`,
  'Sec-Fetch-Site': 'same-origin',
});

/** Never rejects: a broken connection has status 0 and the reason in `fault`. `visitor` (1 to 250) picks the address. */
export function askTls({ port, name, path, method = 'GET', body, cookie, visitor }) {
  const host = `${name}.localhost:${port}`;
  const startedMs = performance.now();
  return new Promise((resolve) => {
    const end = (reply) =>
      resolve({ headers: {}, text: '', fault: '', ...reply, ms: performance.now() - startedMs });
    const fail = ({ code, message }) => end({ status: 0, fault: code ?? message });
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        localAddress: `127.0.1.${visitor}`,
        servername: `${name}.localhost`,
        rejectUnauthorized: false,
        headers: { Host: host, ...(body && ownHeaders(host)), ...(cookie && { Cookie: cookie }) },
        signal: AbortSignal.timeout(LIMIT_MS),
      },
      (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('error', fail);
        answer.on('end', () =>
          end({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    call.on('error', fail);
    call.end(body);
  });
}
