import { joinFlight, type SingleFlights } from '@/lib/server/platform/single-flight';

const makeWork = () => {
  const works: SingleFlights<string> = new Map();
  const { promise, ...end } = Promise.withResolvers<string>();
  const begin = jest.fn((_signal: AbortSignal) => promise);
  const ask = (signal?: AbortSignal) => joinFlight(works, { key: 'k', signal }, begin);
  return { works, begin, ask, end, isAborted: (nth = 0) => begin.mock.calls[nth]?.[0].aborted };
};

test('a leader who leaves leaves the work to those who joined later (FLT-45)', async () => {
  const { begin, ask, end, isAborted } = makeWork();
  const leader = new AbortController();
  void ask(leader.signal);
  const follower = ask(new AbortController().signal);
  leader.abort();
  expect(isAborted()).toBe(false);
  end.resolve('done');
  expect([await follower, begin.mock.calls.length]).toEqual(['done', 1]);
});

test('the last one who leaves ends it, and the next one begins it again (FLT-28)', () => {
  const { begin, ask, isAborted } = makeWork();
  const [one, two] = [new AbortController(), new AbortController()];
  void ask(one.signal);
  void ask(two.signal);
  one.abort();
  expect(isAborted()).toBe(false);
  two.abort();
  expect(isAborted()).toBe(true);
  void ask(new AbortController().signal);
  expect([begin.mock.calls.length, isAborted(1)]).toEqual([2, false]);
});

test('a caller without a signal never leaves, and one who has left before does not count', () => {
  const { ask, isAborted } = makeWork();
  const one = new AbortController();
  void ask();
  void ask(one.signal);
  void ask(AbortSignal.abort());
  one.abort();
  expect(isAborted()).toBe(false);
});

test('ended work starts again, and a failure reaches all waiting callers (FLT-45)', async () => {
  const { works, begin, ask, end } = makeWork();
  const both = [ask(), ask()];
  end.reject(new Error('broke'));
  for (const requests of both) await expect(requests).rejects.toThrow('broke');
  expect(works.size).toBe(0);
  await expect(ask()).rejects.toThrow('broke');
  expect(begin).toHaveBeenCalledTimes(2);
});
