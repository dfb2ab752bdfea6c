// Values that a hostile or broken provider may send for any field: all JSON types, with names that trip conversions.
import fc from 'fast-check';

const names = fc.constantFrom('toString', 'valueOf', '__proto__', 'constructor', 'length', 'id', 'a');

/** Any JSON value; objects may carry names like toString, so that String(value) would throw. */
export const hostileJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown[]>(null, true, false, 0, -1, 1e308, '', '9', 'https://a.example/x', {
      toString: 1,
      valueOf: 1,
    }),
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(names, tie('value'), { maxKeys: 3 }),
  ),
})).value;

/** A record in which each of the names is missing or holds a hostile value. */
export const hostileRecord = (keys: readonly string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(keys.map((key) => [key, hostileJson])), { requiredKeys: [] });
