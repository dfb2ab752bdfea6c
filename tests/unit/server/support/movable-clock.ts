// A stopped clock that a test advances: Date.now and performance.now, as caches read them.
import { setTimeout as wait } from 'node:timers/promises';

/** Takes over both clocks until the test ends, so that a slow machine moves no deadline; `advance` puts them forward by ms. */
export function movableClock(): {
  advance: (ms: number) => Promise<void>;
  /** Sets the machine's clock by ms; the steady one stays. */
  jump: (ms: number) => void;
} {
  // A whole number: sums with fractions would miss a limit by a rounding.
  const monotonic = Math.round(performance.now());
  const wall = Date.now();
  let offset = 0;
  let jumped = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => monotonic + offset);
  jest.spyOn(Date, 'now').mockImplementation(() => wall + offset + jumped);
  return {
    // Caches keep the time for a millisecond: only afterwards they see that it has moved.
    advance: async (ms) => {
      offset += ms;
      await wait(5);
    },
    jump: (ms) => {
      jumped += ms;
    },
  };
}
