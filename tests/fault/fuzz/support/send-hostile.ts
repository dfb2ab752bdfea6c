// Sends hostile requests, a few in parallel and from many addresses, and returns the responses.
import { sendHostile } from '@/tools/soak/hostile/send-hostile.mjs';

/** The response to one request; `status` is 0 where the connection ended without one. */
export type HostileAnswer = { readonly sent: Buffer; readonly status: number; readonly text: string };

const AT_ONCE = 24;
const ADDRESSES = 200;

/** Sends all of them. */
export async function sendAllHostile(
  port: number,
  requests: readonly Buffer[],
): Promise<readonly HostileAnswer[]> {
  const answers: HostileAnswer[] = [];
  const rest = requests.entries();
  const work = async () => {
    for (const [nth, sent] of rest)
      answers.push({ sent, ...(await sendHostile(port, sent, `127.0.1.${1 + (nth % ADDRESSES)}`)) });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

/** Whether an answer is a fault of the site: a 5xx that is no orderly "try again later". */
export function isFault({ status, text }: HostileAnswer): boolean {
  return status >= 500 && !(status === 503 && /\r\nretry-after: \d/i.test(text));
}
