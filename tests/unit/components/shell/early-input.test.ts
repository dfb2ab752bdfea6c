import { markHydrated } from '@/components/shell/head/hydration-mark';
import { PRE_PAINT_SCRIPT } from '@/components/shell/head/pre-paint-script';

/** As React does to each element that it takes over. */
const takeOver = (node: Element) => Object.assign(node, { __reactProps$x: {} });
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

let sent: string[] = [];

beforeAll(() => {
  jest.useFakeTimers();
  new Function(PRE_PAINT_SCRIPT)();
  // React listens at the document, and only for hydrated elements.
  for (const type of ['submit', 'click'])
    document.addEventListener(type, (event) => {
      const node = event.target as Element;
      if (!('__reactProps$x' in node) || !document.documentElement.dataset.hydrated) return;
      event.preventDefault();
      sent.push(`${type} ${node.id}`);
    });
});

beforeEach(() => {
  sent = [];
  delete document.documentElement.dataset.hydrated;
  document.body.innerHTML =
    '<form id="f"><button id="send">Send</button><button id="eye" type="button">Show</button></form><form action="/m/game" id="search"><button id="find">Find</button></form>';
});

test('a form that is sent twice before React answers is sent once when it does', () => {
  find('#send').click();
  find('#send').click();
  jest.advanceTimersByTime(1_000);
  expect([sent, find('#f').getAttribute('aria-busy')]).toEqual([[], 'true']);
  takeOver(find('#f'));
  jest.advanceTimersByTime(1_000);
  // Its element is taken, but the page has not been committed.
  expect(sent).toEqual([]);
  markHydrated();
  jest.advanceTimersByTime(60);
  expect([sent, find('#f').hasAttribute('aria-busy')]).toEqual([['submit f'], false]);
  jest.advanceTimersByTime(1_000);
  expect(sent).toHaveLength(1);
});

test('so is a button that is pressed; one that has left the page is forgotten', () => {
  find('#eye').click();
  takeOver(find('#eye'));
  markHydrated();
  jest.advanceTimersByTime(60);
  expect(sent).toEqual(['click eye']);
  document.body.innerHTML = '<button id="gone" type="button">Gone</button>';
  find('#gone').click();
  find('#gone').remove();
  jest.advanceTimersByTime(1_000);
  expect(jest.getTimerCount()).toBe(0);
});

test('a form with an address works without script, and no input is delayed after hydration', () => {
  const native = jest.fn((event: Event) => event.preventDefault());
  find('#search').addEventListener('submit', native);
  find('#find').click();
  expect([native.mock.calls.length, find('#search').hasAttribute('aria-busy')]).toEqual([1, false]);
  for (const one of ['#f', '#eye']) takeOver(find(one));
  markHydrated();
  find('#eye').click();
  find('#send').click();
  expect(sent).toEqual(['click eye', 'submit f']);
  expect(jest.getTimerCount()).toBe(0);
});

test('a button of a third party`s script is not marked as busy, and nothing waits for it for long', () => {
  document.body.innerHTML = '<button id="early" type="button">Early</button>';
  find('#early').click();
  markHydrated();
  document.body.insertAdjacentHTML('beforeend', '<button id="late" type="button">Late</button>');
  find('#late').click();
  expect(find('#late').hasAttribute('aria-busy')).toBe(false);
  jest.advanceTimersByTime(20_000);
  expect([find('#early').hasAttribute('aria-busy'), jest.getTimerCount()]).toEqual([false, 0]);
  expect(sent).toEqual([]);
});
