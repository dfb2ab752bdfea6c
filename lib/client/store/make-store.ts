// Shared values of this page, with subscribers.
import 'client-only';

type Listener = () => void;

export type Listeners = {
  /** Returns the unsubscribe function. */
  readonly subscribe: (listener: Listener) => () => void;
  readonly notify: () => void;
};

/** Creates a set of listeners for a value that is stored elsewhere, as in a cookie. */
export function makeListeners(): Listeners {
  const listeners = new Set<Listener>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify: () => {
      // A copy: a set would also visit a listener that subscribes again meanwhile.
      for (const listener of [...listeners]) listener();
    },
  };
}

export type Store<Value> = {
  readonly get: () => Value;
  /** Calls the listeners, unless the value is the same. */
  readonly set: (value: Value) => void;
  readonly subscribe: Listeners['subscribe'];
};

/** Creates a store for useSyncExternalStore. */
export function makeStore<Value>(initial: Value): Store<Value> {
  const { subscribe, notify } = makeListeners();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      notify();
    },
    subscribe,
  };
}
