import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { ToRenderer } from '@/lib/server/pages/render/render-job';
import { RenderProcess } from '@/lib/server/pages/render/render-process';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { setEnv } from '@/tests/unit/server/support/test-site';

/** A child process that only records what its parent sends. */
class Child extends EventEmitter {
  readonly sent: ToRenderer[] = [];
  readonly kill = jest.fn();
  readonly unref = jest.fn();
  constructor(readonly pid: number | undefined) {
    super();
  }
  send(message: ToRenderer): void {
    this.sent.push(message);
  }
}

let children: Child[] = [];
let isOutOfProcesses = false;
const startChild = () => {
  const child = new Child(isOutOfProcesses ? undefined : children.length + 1_000_000);
  children.push(child);
  return child;
};
jest.mock('node:child_process', () => ({ fork: () => startChild() }));

let answer: PromiseWithResolvers<unknown>;
const getAnswer = jest.fn((_call: { readonly merchant: Merchant }) => answer.promise);
jest.mock('@/lib/server/provider/answer-cache/answer-cache', () => ({
  getAnswer: (call: { readonly merchant: Merchant }) => getAnswer(call),
}));

setEnv();

const question = { merchant: aMerchant('http://a.example'), query: '', visitor: { traceparent: '' } };
const RESTART_MS = 700;

beforeEach(() => {
  children = [];
  isOutOfProcesses = false;
  answer = Promise.withResolvers();
});

test('the answer to a question of a render process that has ended reaches no other process', async () => {
  const parent = new RenderProcess('program');
  children[0]?.emit('message', { kind: 'ask', id: 1, question });
  children[0]?.emit('exit', null, 'SIGKILL');
  await wait(RESTART_MS);
  children[1]?.emit('message', { kind: 'ask', id: 1, question });
  answer.resolve({ status: 200 });
  await wait(0);
  expect(children.map(({ sent }) => sent.length)).toEqual([1, 1]);
  parent.end();
});

test('the provider is asked as the merchant of the page, whatever the registry has meanwhile (SEC-15)', async () => {
  const parent = new RenderProcess('program');
  children[0]?.emit('message', { kind: 'ask', id: 1, question });
  expect(getAnswer.mock.lastCall?.[0].merchant).toBe(question.merchant);
  parent.end();
});

test('a render process that could not be started is started again', async () => {
  isOutOfProcesses = true;
  const parent = new RenderProcess('program');
  isOutOfProcesses = false;
  children[0]?.emit('error', new Error('spawn EAGAIN'));
  await wait(RESTART_MS);
  expect(children).toHaveLength(2);
  parent.end();
});
