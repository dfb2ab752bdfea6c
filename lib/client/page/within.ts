// Waits for something no longer than it is worth.
import 'client-only';

/** What the promise gives, or undefined when it takes longer than `limitMs` or fails. Never throws. */
export function within<Value>(promise: Promise<Value>, limitMs: number): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limitMs, undefined);
    const settle = (value?: Value) => {
      clearTimeout(timer);
      resolve(value);
    };
    promise.then(settle, () => settle());
  });
}
