// Each test has fresh caches of up to 100,000 places. lru-cache makes them by `Array.from({ length })`, which V8 fills place by place, at five times the cost of this.

const MANY = 1_000;
const { from } = Array;

Array.from = function quickFrom(this: unknown, ...given: [ArrayLike<unknown>]) {
  const items = Object(given[0]);
  const isCount = given.length === 1 && items.length > MANY && !(0 in items);
  if (this !== Array || !isCount || Object.keys(items).join() !== 'length')
    return Reflect.apply(from, this, given);
  return new Array(items.length).fill(undefined);
} as typeof Array.from;
