import { readLimitedText } from '@/lib/server/http/read-body';
import { getLog } from '@/lib/server/platform/log';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://a.example', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

test.each([
  ['', ''],
  ['abc', 'abc'],
  ['é😀', 'é😀'],
])('reads %j within the limit (SEC-29)', async (body, text) => {
  expect(await readLimitedText(post(body), 100)).toBe(text);
});

test.each([
  [10, true],
  [11, false],
])('a body of %i bytes against a limit of 10 is read: %s (SEC-29)', async (length, read) => {
  expect((await readLimitedText(post('x'.repeat(length)), 10)) !== undefined).toBe(read);
});

test('the limit counts bytes, not characters (SEC-29)', async () => {
  expect(await readLimitedText(post('é'.repeat(6)), 10)).toBeUndefined();
});

test('a declared length over the limit is refused unread (SEC-29)', async () => {
  const request = post('x', { 'content-length': '11' });
  expect(await readLimitedText(request, 10)).toBeUndefined();
  expect(request.bodyUsed).toBe(false);
});

test('an endless body without a length is cut off at the limit (SEC-29)', async () => {
  let pulled = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      pulled += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  expect(await readLimitedText(post(endless), 4096)).toBeUndefined();
  expect(pulled).toBeLessThan(10);
});

test('a request without a body is empty', async () => {
  expect(await readLimitedText(new Request('http://a.example'), 10)).toBe('');
});

test('bodies that break off leave one line a minute, with their number and without a stack (SEC-29)', async () => {
  const info = jest.spyOn(getLog(), 'info');
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const broken = () =>
    post(new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) }));
  for (let nth = 0; nth < 5; nth += 1) expect(await readLimitedText(broken(), 10)).toBeUndefined();
  clock.mockReturnValue(1_060_000);
  await readLimitedText(broken(), 10);
  expect(info.mock.calls).toEqual([
    [{ uploads: 1 }, 'uploads broke off'],
    [{ uploads: 5 }, 'uploads broke off'],
  ]);
});
