import { PRE_PAINT_SCRIPT } from '@/components/shell/head/pre-paint-script';
import { SHELL_END } from '@/lib/shared/measure/shell-mark';

const mark = jest.fn();
let frames: (() => void)[] = [];
const run = () => new Function(PRE_PAINT_SCRIPT)();
const paint = () => {
  const due = frames;
  frames = [];
  for (const frame of due) frame();
};
const setReady = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, value: state });

beforeEach(() => {
  document.body.innerHTML = '';
  frames = [];
  setReady('loading');
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  Object.assign(window.performance, { mark });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(() => frame(0)));
});

test('the first frame with the whole shell is marked, once (W10)', () => {
  run();
  paint();
  expect([mark.mock.calls, frames.length]).toEqual([[], 1]);
  document.body.innerHTML = `<span id="${SHELL_END}"></span>`;
  paint();
  paint();
  expect([mark.mock.calls, frames.length]).toEqual([[['shell']], 0]);
});

test('a page without a shell is not waited for once it is read (W10)', () => {
  run();
  setReady('interactive');
  paint();
  expect([mark.mock.calls, frames.length]).toEqual([[], 0]);
});

test('a page that opens in the background has no first render to report (W10)', () => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  run();
  expect(frames).toEqual([]);
});

test('a browser without performance marks continues (W10)', () => {
  Object.assign(window.performance, { mark: undefined });
  expect(run).not.toThrow();
  expect(frames).toEqual([]);
});
