// A clock that runs as ever and can be put forward: Date.now and performance.now, as caches read them.
import { setTimeout as wait } from 'node:timers/promises';

/** Takes over both clocks until the test ends; `advance` puts them forward by ms. */
export function movableClock(): { advance: (ms: number) => Promise<void> } {
  const monotonic = performance.now.bind(performance);
  const wall = Date.now.bind(Date);
  let offset = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => monotonic() + offset);
  jest.spyOn(Date, 'now').mockImplementation(() => wall() + offset);
  return {
    // Caches keep the time for a millisecond: only afterwards they see that it has moved.
    advance: async (ms) => {
      offset += ms;
      await wait(5);
    },
  };
}
