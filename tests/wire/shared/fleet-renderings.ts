// How often a fleet with one Redis renders a page, on a machine that may be busy.
import { ask, type TextAnswer } from '@/tests/wire/support/ask';
import { countOf, figureOf } from '@/tests/wire/support/page-cache-status';
import type { RunningSite } from '@/tests/wire/support/start-site';

/** So long an instance waits for another's rendering. */
const THEIRS_WAIT_MS = 3_000;
let slowCount = 0;

/** Asks an instance without a port in the host, as behind a balancer. */
export async function get(site: RunningSite, target: string): Promise<TextAnswer> {
  const startedMs = performance.now();
  const answer = await ask({ port: site.port, path: target, headers: { Host: 'aurora.localhost' } });
  if (performance.now() - startedMs >= THEIRS_WAIT_MS) slowCount += 1;
  return answer;
}

export const timeoutsOf = (site: RunningSite): Promise<number> =>
  figureOf(site, 'site_redis_faults_total{fault="timeout"}');

type Renderings = { readonly missed: number; readonly late: number };

/** Counts renderings and delays: Redis answers after 50 ms, and pages later than an instance waits for another's. */
export async function countRenderings(fleet: readonly RunningSite[]): Promise<Renderings> {
  const sum = async (of: (site: RunningSite) => Promise<number>) =>
    (await Promise.all(fleet.map(of))).reduce((total, count) => total + count, 0);
  const late = slowCount + (await sum(timeoutsOf));
  return { missed: await sum((site) => countOf(site, 'miss')), late };
}

/** How many renderings or versions of the page deviate from one; each delay may cause one more. */
export async function timesTooMany(
  fleet: readonly RunningSite[],
  before: Renderings,
  forms: ReadonlySet<string> = new Set(['one']),
): Promise<number> {
  const { missed, late } = await countRenderings(fleet);
  const made = missed - before.missed;
  const more = Math.max(made, forms.size) - 1;
  return made < 1 ? -1 : Math.max(0, more - (late - before.late));
}
