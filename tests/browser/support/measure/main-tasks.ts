// What a page's main thread does while the page loads: its tasks by the processor's own time, which other programs on a busy machine do not lengthen.
import type { CDPSession, Page } from 'playwright/test';

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Begin and length, and of these what the thread really ran, in µs. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
};

/** The tasks of a load from its first paint on, in ms of processor time. */
export type MainTasks = {
  /** The task in which the framework starts, and of it the evaluation of the framework's own modules. */
  readonly start: number;
  readonly framework: number;
  /** The longest of all others. */
  readonly longest: number;
};

const CATEGORIES = 'toplevel,devtools.timeline,loading,blink.user_timing,v8.execute';
const TASK = 'ThreadControllerImpl::RunTask';

async function endTracing(session: CDPSession): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const whenDone = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await whenDone;
  return events;
}

const msOf = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;
const longestOf = (events: readonly TraceEvent[]): number => Math.max(0, ...events.map(msOf));
const within =
  ({ ts, dur = 0 }: TraceEvent) =>
  (event: TraceEvent): boolean =>
    event.ts >= ts && event.ts < ts + dur;

/** @throws when the trace lacks what is looked for: no figure is worth anything then. */
function toTasks(events: readonly TraceEvent[], url: string): MainTasks {
  const opened = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  const own = events.filter(({ pid, tid }) => pid === opened?.pid && tid === opened.tid);
  const paint = own.find(({ name, ts }) => name === 'firstContentfulPaint' && ts >= (opened?.ts ?? 0));
  if (!paint) throw new Error(`no first paint of ${url} in the trace`);
  const tasks = own.filter(({ name, ts, dur = 0 }) => name === TASK && ts + dur >= paint.ts);
  const scripts = own.filter(({ name }) => name === 'EvaluateScript');
  const evaluated = scripts.find((event) => msOf(event) === longestOf(scripts));
  const start = own.find((event) => event.name === TASK && evaluated && within(event)(evaluated));
  if (!(start && evaluated)) throw new Error(`no start of the framework of ${url} in the trace`);
  // What the framework's promises go on with, at its end, is the page's.
  const after = own.filter((event) => event.name === 'RunMicrotasks' && within(evaluated)(event));
  return {
    start: msOf(start),
    framework: msOf(evaluated) - after.reduce((sum, event) => sum + msOf(event), 0),
    longest: longestOf(tasks.filter((task) => task !== start)),
  };
}

/** Opens a page as no one has before, with nothing of it kept, and follows it for `forMs` after it has loaded. */
export async function traceLoad(page: Page, url: string, forMs: number): Promise<MainTasks> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page of no browser cannot be traced');
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  const session = await browser.newBrowserCDPSession();
  await session.send('Tracing.start', { categories: CATEGORIES, transferMode: 'ReportEvents' });
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), forMs);
  const tasks = toTasks(await endTracing(session), url);
  await session.detach();
  return tasks;
}
