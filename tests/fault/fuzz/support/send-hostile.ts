// Sends hostile requests, each on a connection of its own, and says what was answered.
import { connect } from 'node:net';

/** What came back for one request; `status` is 0 where the connection was closed without an answer. */
export type HostileAnswer = { readonly sent: Buffer; readonly status: number; readonly text: string };

const AT_ONCE = 24;
const ADDRESSES = 200;
/** How long an answer is waited for before the connection is half-closed. */
const PATIENCE_MS = 400;
/** Longer than the site waits for the rest of a request. */
const TIMEOUT_MS = 60_000;

function sendOne(port: number, sent: Buffer, nth: number): Promise<HostileAnswer> {
  return new Promise((resolve, reject) => {
    const localAddress = `127.0.1.${1 + (nth % ADDRESSES)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    const parts: Buffer[] = [];
    // What was announced and not sent never comes: the site learns of the end, and must close.
    const end = setTimeout(() => socket.end(), PATIENCE_MS);
    const limit = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no end of the answer to ${JSON.stringify(sent.toString('latin1'))}`));
    }, TIMEOUT_MS);
    socket.on('connect', () => socket.write(sent));
    socket.on('data', (part) => parts.push(part));
    // A reset after an early answer is a way to close, too.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(end);
      clearTimeout(limit);
      const text = Buffer.concat(parts).toString('latin1');
      resolve({ sent, status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
  });
}

/** Sends all of them, a few at once, from many addresses. */
export async function sendHostile(
  port: number,
  requests: readonly Buffer[],
): Promise<readonly HostileAnswer[]> {
  const answers: HostileAnswer[] = [];
  const rest = requests.entries();
  const work = async () => {
    for (const [nth, sent] of rest) answers.push(await sendOne(port, sent, nth));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

/** Whether an answer is a fault of the site: a 5xx that is no orderly "try again later". */
export function isFault({ status, text }: HostileAnswer): boolean {
  return status >= 500 && !(status === 503 && /\r\nretry-after: \d/i.test(text));
}
