import 'client-only';

/** Returns the promise's value, undefined after `limitMs` or on failure. Never throws. */
export function withTimeLimit<Value>(promise: Promise<Value>, limitMs: number): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limitMs, undefined);
    const settle = (value?: Value) => {
      clearTimeout(timer);
      resolve(value);
    };
    promise.then(settle, () => settle());
  });
}
