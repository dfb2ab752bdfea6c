import { afterPaint } from '@/lib/client/page/after-paint';

const frames: FrameRequestCallback[] = [];
const task = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  frames.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});
afterEach(() => jest.useRealTimers());

test('work after a tap begins behind the next frame, not in it, and once (PRF-25)', () => {
  afterPaint(task);
  expect(frames).toHaveLength(1);
  frames[0]?.(0);
  expect(task).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test('a page that draws no frame does the work nevertheless', () => {
  afterPaint(task);
  jest.advanceTimersByTime(199);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
});
