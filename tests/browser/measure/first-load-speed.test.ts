import { ROUTES } from '@/lib/shared/routes';
import { type MainTasks, traceLoad } from '../support/measure/main-tasks';
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

for (const path of [ROUTES.home, ROUTES.login, ROUTES.register])
  test(`${path}: once it is painted, no task takes 100 ms on a slow phone but the framework's own start (PRF-22)`, async ({
    context,
    merchant,
  }) => {
    test.slow();
    const loads: MainTasks[] = [];
    const leastOf = (key: 'start' | 'longest') =>
      Math.min(...loads.map((load) => load[key] / load.framework));
    const holds = () => leastOf('longest') < MAX_SHARE && leastOf('start') < START_SHARE;
    for (let visit = 0; visit < MAX_VISITS && !holds(); visit += 1) {
      // A new page is a new process, whose engine has compiled nothing yet.
      const page = await context.newPage();
      loads.push(await traceLoad(page, merchant.url(path), FOLLOWED_MS));
      await page.close();
    }
    const reported = loads.map((load) => Object.values(load).map(Math.round).join(' '));
    test
      .info()
      .annotations.push({ type: 'start, framework, longest (ms)', description: reported.join(' | ') });
    expect(leastOf('longest')).toBeLessThan(MAX_SHARE);
    expect(leastOf('start')).toBeLessThan(START_SHARE);
  });
