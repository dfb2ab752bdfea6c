// Requests at a steady width, or at a rate that does not wait for answers, as visitors do not.
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Question, type TextAnswer } from '@/tests/wire/support/ask';

/** One answer; `at` and `ms` by the clock of performance.now(). A connection that broke has status 0. */
export type Sample = Pick<TextAnswer, 'status' | 'headers'> & { readonly at: number; readonly ms: number };

/** The next question; each is asked once. */
export type Next = () => Question;

/** Asks once. */
export async function sample(question: Question): Promise<Sample> {
  const at = performance.now();
  const { status, headers } = await ask(question).catch(() => ({ status: 0, headers: {} }));
  return { status, headers, at, ms: performance.now() - at };
}

/** Asks so many at a time for so long. */
export async function askInWidth(next: Next, width: number, forMs: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const until = performance.now() + forMs;
  const work = async (): Promise<void> => {
    while (performance.now() < until) samples.push(await sample(next()));
  };
  await Promise.all(Array.from({ length: width }, work));
  return samples;
}

/** Asks so many a second for so long, however long the answers take, and waits for all of them. */
export async function askAtRate(next: Next, perSecond: number, forMs: number): Promise<Sample[]> {
  const requests: Promise<Sample>[] = [];
  const from = performance.now();
  for (let spentMs = 0; spentMs < forMs; spentMs = performance.now() - from) {
    const due = Math.floor((spentMs / 1_000) * perSecond);
    while (requests.length < due) requests.push(sample(next()));
    await sleep(5);
  }
  return Promise.all(requests);
}

/** Answers of 200 a second, by when they came. */
export function goodputOf(samples: readonly Sample[], window: { fromMs: number; toMs: number }): number {
  const inTime = samples.filter(
    ({ status, at, ms }) => status === 200 && at + ms >= window.fromMs && at + ms < window.toMs,
  );
  return (inTime.length * 1_000) / (window.toMs - window.fromMs);
}

/** The value below which so many of a hundred are. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
