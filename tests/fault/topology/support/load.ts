// A steady load of signed-in players, which waits where the machine itself cannot keep up.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  askTls,
  POST,
  signInTls,
  type TlsAnswer,
  type TlsQuestion,
} from '@/tests/fault/topology/support/ask-tls';

const SESSIONS = 4;
const VISITORS = 60;
const EVERY_MS = 100;
const MAX_WAITING = 6;

type Kind = 'page' | 'call' | 'post';
type Step = Pick<TlsQuestion, 'path' | 'method' | 'body'> & { readonly kind: Kind; readonly holds: string };

/** One response under load: `isRight` means the expected content, with the player still signed in. */
export type Sample = TlsAnswer & {
  readonly kind: Kind;
  readonly path: string;
  readonly at: number;
  readonly isRight: boolean;
};

export type Load = { readonly samples: readonly Sample[]; readonly stop: () => Promise<readonly Sample[]> };

const get = (kind: Kind, path: string, holds: string): Step => ({ kind, path, holds });
const STEPS: readonly Step[] = [
  get('page', '/m/member/home', '</html>'),
  get('call', '/wps/member/info', '"success":true'),
  get('page', '/m/home', '</html>'),
  get('call', '/wps/system/country', '"success":true'),
  get('page', '/m/member/home', '</html>'),
  get('call', '/wps/member/info', '"success":true'),
  get('call', '/wps/member/info', '"success":true'),
  { ...POST, kind: 'post', holds: '"success":true' },
];

/** Starts the load on the balancer's port; 10 requests a second, each from one of 60 addresses, and 6 at a time at most. */
export async function startLoad(port: number): Promise<Load> {
  const cookies = await Promise.all(
    Array.from({ length: SESSIONS }, (_, index) => signInTls(port, 100 + index)),
  );
  const samples: Sample[] = [];
  const waiting = new Set<Promise<void>>();
  const send = async (turn: number): Promise<void> => {
    const { kind, path, holds, ...rest } = STEPS[turn % STEPS.length] as Step;
    const at = Date.now();
    const cookie = cookies[turn % SESSIONS];
    const answer = await askTls({ port, path, ...rest, cookie, visitor: 10 + (turn % VISITORS) });
    const isRight = answer.status === 200 && answer.text.includes(holds);
    samples.push({ ...answer, text: isRight ? '' : answer.text.slice(0, 200), kind, path, at, isRight });
  };
  let isOn = true;
  const run = (async () => {
    for (let turn = 0; isOn; turn += 1) {
      if (waiting.size >= MAX_WAITING) await Promise.race(waiting);
      const sent = send(turn);
      waiting.add(sent);
      void sent.then(() => waiting.delete(sent));
      await sleep(EVERY_MS);
    }
  })();
  const stop = async () => {
    isOn = false;
    await run;
    await Promise.all(waiting);
    return samples;
  };
  return { samples, stop };
}

/** Returns the unexpected responses, shortened for a report. */
export const faultsOf = (samples: readonly Sample[]) =>
  samples
    .filter(({ isRight }) => !isRight)
    .map(({ path, status, fault, text, at, ms }) => ({ path, status, fault, text, at, ms: Math.round(ms) }));
