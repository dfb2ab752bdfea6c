// What a page's main thread does while the page loads: its tasks by the processor's own time, which other programs on a busy machine do not lengthen.
import type { BrowserContext, CDPSession, Page } from 'playwright/test';

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

const CATEGORIES = 'toplevel,devtools.timeline,blink.user_timing,v8.execute';
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

/**
 * Opens pages one after the other as no one has before, with nothing of them kept, and follows all of them for `forMs` after the last has
 * loaded. They share one trace, whose end takes seconds. A new page is a new process, whose engine has compiled nothing yet.
 */
export async function traceLoads(
  context: BrowserContext,
  urls: readonly string[],
  forMs: number,
): Promise<MainTasks[]> {
  const browser = context.browser();
  if (!browser) throw new Error('pages of no browser cannot be traced');
  const session = await browser.newBrowserCDPSession();
  await session.send('Tracing.start', { categories: CATEGORIES, transferMode: 'ReportEvents' });
  const pages: Page[] = [];
  for (const url of urls) {
    const page = await context.newPage();
    pages.push(page);
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await page.goto(url, { waitUntil: 'load' });
  }
  await pages.at(-1)?.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), forMs);
  const events = await endTracing(session);
  await session.detach();
  for (const page of pages) await page.close();
  return urls.map((url) => toTasks(events, url));
}
