import { setTimeout as wait } from 'node:timers/promises';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import { toQuestion } from '@/lib/server/provider/answer-cache/cache-question';
import { onConfigChange } from '@/lib/server/provider/answer-cache/config-changes';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { ok } from '@/tests/unit/server/support/recording-provider';
import { CONFIG, GOOD, keyOf, NEW, startSharedCache } from '@/tests/unit/server/support/shared-cache';

jest.setTimeout(30_000);
const { parts, callOf, write } = startSharedCache();
const CHANNEL = 'site:production:v1:channel:answer-changed';
const ANOTHER = '6f1f7c1e-58a1-4f2b-9a55-0c9b2c9d0001';

const untilReceived = async () => {
  const count = async () => Number((await parts.redis.pubsub('NUMSUB', CHANNEL))[1]);
  while ((await count()) === 0) await wait(5);
};
const news = (more: Record<string, unknown> = {}) =>
  JSON.stringify({
    by: ANOTHER,
    merchant: 'one',
    call: 'siteConfig',
    key: toQuestion(callOf())?.key,
    storedAtMs: Date.now() + 1,
    ...more,
  });

test('a change that another instance reports is fetched immediately, and announced to the listeners once (FLT-27, SEC-15)', async () => {
  const events: string[] = [];
  onConfigChange((code) => events.push(code));
  await getAnswer(callOf());
  await untilReceived();
  await wait(5);
  const storedAtMs = Date.now() - 1;
  await write(callOf(), { storedAtMs });
  await parts.redis.publish(CHANNEL, news({ storedAtMs }));
  while (events.length === 0) await wait(5);
  expect(await getAnswer(callOf())).toMatchObject({ result: { value: NEW } });
  expect([events, parts.provider.requests.length]).toEqual([['one'], 1]);
});

test('news that are not in form change nothing (SEC-48)', async () => {
  await getAnswer(callOf());
  await untilReceived();
  await write(callOf());
  const hostile = [
    { merchant: 'o:*' },
    { storedAtMs: '9' },
    { by: 'x' },
    { key: 'k'.repeat(600) },
    { more: 1 },
  ];
  for (const more of hostile) await parts.redis.publish(CHANNEL, news(more));
  await parts.redis.publish(CHANNEL, 'x');
  await wait(100);
  expect(await getAnswer(callOf())).toMatchObject({ result: { value: GOOD } });
});

test('an instance announces a change after it has written it (FLT-27)', async () => {
  const clock = movableClock();
  const listener = parts.redis.duplicate();
  const reported: unknown[] = [];
  await listener.subscribe(CHANNEL);
  listener.on('message', (_name, text) => reported.push(JSON.parse(text)));
  await getAnswer(callOf());
  while (await parts.redis.exists(keyOf(callOf(), 'lock'))) await wait(5);
  parts.provider.answers[CONFIG] = ok(NEW);
  await clock.advance(61_000);
  await getAnswer(callOf());
  while (reported.length === 0) await wait(5);
  listener.disconnect();
  expect(reported).toEqual([expect.objectContaining({ merchant: 'one', call: 'siteConfig' })]);
});
