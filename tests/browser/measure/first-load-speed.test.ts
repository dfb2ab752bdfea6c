import { ROUTES } from '@/lib/shared/routes';
import { type MainTasks, traceLoads } from '../support/measure/main-tasks';
import { expect, test } from '../support/test';

/** Other work of the machine only adds time: the best of several visits counts, and the first within the limits ends the test. */
const MAX_VISITS = 3;
// The deferred widgets are loaded by then.
const FOLLOWED_MS = 3_000;

/*
 * On a processor that is four times slower, evaluating React and Next takes some 140 ms where this was written, on an empty page too: 100 ms are
 * 0.7 of that on any machine. The task in which it is done has to read the page's data as well.
 */
const MAX_SHARE = 0.7;
const START_SHARE = 2.2;

const PATHS = [ROUTES.home, ROUTES.login, ROUTES.register];

test(`${PATHS.join(', ')}: once they are painted, no task takes 100 ms on a slow phone but the framework's own start (PRF-22)`, async ({
  context,
  merchant,
}) => {
  test.slow();
  const visits = PATHS.map((path) => ({ path, loads: [] as MainTasks[] }));
  type Visits = (typeof visits)[number];
  const leastOf = ({ loads }: Visits, key: 'start' | 'longest') =>
    Math.min(...loads.map((load) => load[key] / load.framework));
  const fails = (one: Visits) =>
    !(leastOf(one, 'longest') < MAX_SHARE && leastOf(one, 'start') < START_SHARE);
  for (let visit = 0; visit < MAX_VISITS && visits.some(fails); visit += 1) {
    const again = visits.filter(fails);
    const urls = again.map(({ path }) => merchant.url(path));
    const traced = await traceLoads(context, urls, FOLLOWED_MS);
    for (const [at, { loads }] of again.entries()) loads.push(...traced.slice(at, at + 1));
  }
  for (const { path, loads } of visits) {
    const reported = loads.map((load) => Object.values(load).map(Math.round).join(' '));
    const type = `start, framework, longest of ${path} (ms)`;
    test.info().annotations.push({ type, description: reported.join(' | ') });
  }
  for (const one of visits) {
    expect(leastOf(one, 'longest'), one.path).toBeLessThan(MAX_SHARE);
    expect(leastOf(one, 'start'), one.path).toBeLessThan(START_SHARE);
  }
});
