import fc from 'fast-check';
import {
  isUpdateCheckDue,
  stepUpdate,
  type UpdateEffect,
  type UpdateEvent,
  type UpdatePhase,
} from '@/lib/shared/update/update-machine';

const HOUR_MS = 3_600_000;

const checked = (latest?: string, known?: string): UpdateEvent => ({ type: 'checked', latest, known });
const STARTED: UpdateEvent = { type: 'started', isDue: false };
const GRANTED: UpdateEvent = { type: 'granted', isOwed: true };
const LATER: UpdateEvent = { type: 'later' };
const REFRESH: UpdateEvent = { type: 'refresh' };

function run(events: readonly UpdateEvent[]) {
  let phase: UpdatePhase = 'quiet';
  const effects: UpdateEffect[] = [];
  for (const event of events) {
    const step = stepUpdate(phase, event);
    phase = step.phase;
    effects.push(...step.effects);
  }
  return { phase, effects };
}

test.each<[what: string, events: UpdateEvent[], phase: UpdatePhase, effects: UpdateEffect[]]>([
  ['the first check only stores', [STARTED, checked('a')], 'quiet', ['store']],
  ['the same hash does nothing', [STARTED, checked('a', 'a'), checked('a', 'a')], 'quiet', []],
  ['a failed check does nothing', [STARTED, checked(undefined, 'a'), checked()], 'quiet', []],
  [
    'a change is stored, updates the worker and is due',
    [checked('b', 'a')],
    'due',
    ['store', 'owe', 'update-worker'],
  ],
  [
    'its prompt stands once it has its turn',
    [checked('b', 'a'), GRANTED],
    'open',
    ['store', 'owe', 'update-worker', 'settle'],
  ],
  [
    'put off, it is over',
    [checked('b', 'a'), GRANTED, LATER, checked('b', 'b')],
    'quiet',
    ['store', 'owe', 'update-worker', 'settle'],
  ],
  [
    'the next change prompts anew',
    [checked('b', 'a'), GRANTED, LATER, checked('c', 'b')],
    'due',
    ['store', 'owe', 'update-worker', 'settle', 'store', 'owe', 'update-worker'],
  ],
  [
    'a change under an open prompt opens no second one',
    [checked('b', 'a'), GRANTED, checked('c', 'b')],
    'open',
    ['store', 'owe', 'update-worker', 'settle', 'store', 'update-worker'],
  ],
  [
    'a yes refreshes, a second one is ignored',
    [{ type: 'started', isDue: true }, GRANTED, REFRESH, REFRESH, LATER],
    'refreshing',
    ['settle', 'refresh'],
  ],
  [
    'another tab has shown it meanwhile',
    [checked('b', 'a'), { type: 'granted', isOwed: false }],
    'quiet',
    ['store', 'owe', 'update-worker'],
  ],
  ['a prompt without a turn is owed by the next page', [{ type: 'started', isDue: true }], 'due', []],
  [
    'without the visitor nothing is refreshed',
    [checked('b', 'a'), REFRESH, LATER],
    'due',
    ['store', 'owe', 'update-worker'],
  ],
  [
    'the page comes back by the back button',
    [{ type: 'started', isDue: true }, GRANTED, REFRESH, { type: 'returned' }],
    'quiet',
    ['settle', 'refresh'],
  ],
])('%s (S4, W3)', (_what, events, phase, effects) => {
  expect(run(events)).toEqual({ phase, effects });
});

test('each change prompts at most once, whatever happens in between (S4)', () => {
  const other = fc.constantFrom<UpdateEvent>(STARTED, GRANTED, LATER, REFRESH, checked(), {
    type: 'returned',
  });
  const hash = fc.constantFrom('a', 'b', 'c').map((latest) => ({ latest }));
  fc.assert(
    fc.property(fc.array(fc.oneof(other, hash)), (list) => {
      let known: string | undefined;
      let changes = 0;
      const events = list.map((one): UpdateEvent => {
        if (!('latest' in one) || 'type' in one) return one as UpdateEvent;
        const event = checked(one.latest, known);
        changes += known !== undefined && known !== one.latest ? 1 : 0;
        known = one.latest;
        return event;
      });
      const { effects } = run(events);
      expect(effects.filter((effect) => effect === 'settle').length).toBeLessThanOrEqual(changes);
      expect(effects.filter((effect) => effect === 'update-worker')).toHaveLength(changes);
    }),
  );
});

test.each([
  [0, HOUR_MS - 1, false],
  [0, HOUR_MS, true],
  [HOUR_MS, HOUR_MS, false],
  [HOUR_MS, 0, true],
  [Number.NEGATIVE_INFINITY, 0, true],
])('after a check at %d, one is due at %d: %s (W3)', (lastMs, nowMs, isDue) => {
  expect(isUpdateCheckDue(lastMs, nowMs)).toBe(isDue);
});
