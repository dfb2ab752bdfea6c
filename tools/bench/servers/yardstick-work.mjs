// The work of the yardstick: JSON and hashing, as a server does. Prints the median of its rounds in ms.
import { hash } from 'node:crypto';
import { medianOf } from '../measure/statistics.mjs';

const ROUNDS = 15;
const TURNS = 400;
const VALUE = {
  games: Array.from({ length: 200 }, (_, at) => ({ id: at, name: `Game ${at}`, tags: ['a', 'b'] })),
};

function work() {
  const startedAt = performance.now();
  let text = JSON.stringify(VALUE);
  for (let turn = 0; turn < TURNS; turn += 1) text = JSON.stringify(JSON.parse(text));
  hash('sha256', text.repeat(TURNS));
  return performance.now() - startedAt;
}

work();
console.log(medianOf(Array.from({ length: ROUNDS }, work)));
