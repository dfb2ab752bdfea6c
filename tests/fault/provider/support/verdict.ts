// Rules that every response must follow, whatever a provider does.

import type { Sample } from '@/tests/fault/provider/support/call';
import { HIT, OTHER } from '@/tests/fault/provider/support/faulty-site';
import { until } from '@/tests/fault/topology/support/instance';

const STATUS_OF: Readonly<Record<string, number>> = {
  network_error: 502,
  invalid_response: 502,
  encryption_unavailable: 502,
  unavailable: 503,
  timeout: 504,
};

const brief = ({ host, path, status, code, text, ms }: Sample) => ({
  host,
  path,
  status,
  code,
  text,
  ms: Math.round(ms),
});

/** A failure of the site's own: a code of provider-api §5 with its status, and one trace id in all places, that of the question (FLT-47). */
export function isTyped({ status, code, trace, reported }: Sample): boolean {
  return STATUS_OF[code] === status && reported.every((id) => id === trace);
}

/** Failures that must not happen: of a page, a health check or anything of the other merchant; an untyped failure of a call (FLT-7, FLT-15). */
export const listNoticed = (samples: readonly Sample[]) =>
  samples
    .filter((sample) => !sample.isRight)
    .filter((sample) => sample.host === OTHER || sample.kind !== 'call' || !isTyped(sample))
    .map(brief);

/** The calls of the merchant that is hit which failed. */
export const listFailed = (samples: readonly Sample[]): Sample[] =>
  samples.filter(({ host, kind, isRight }) => host === HIT && kind === 'call' && !isRight);

/** Waits until the log, which comes by a pipe, names the trace id of each failure (FLT-47). */
export async function expectLogged(samples: readonly Sample[], log: () => string): Promise<void> {
  const missing = () => samples.filter(({ trace }) => !log().includes(trace)).map(brief);
  await until(async () => missing().length === 0, 'a line for each failure').catch(() => undefined);
  expect(missing()).toEqual([]);
}
