import { parsePushText, toPushPath } from '@/lib/shared/push/push-message';

const ORIGIN = 'https://one.example';
const read = (value: unknown) => parsePushText(JSON.stringify(value), ORIGIN)?.message;

test('a message is read from notification or data, its link from data first (P2)', () => {
  const notification = {
    title: ' Gift ',
    body: 'Open it',
    click_action: '/m/c',
    tag: 't',
    image: 'https://i.example/1.png',
  };
  expect(read({ fcmMessageId: 'id', notification, fcmOptions: { link: `${ORIGIN}/m/b?x=1#y` } })).toEqual({
    title: 'Gift',
    body: 'Open it',
    path: '/m/b?x=1#y',
    tag: 't',
    image: 'https://i.example/1.png',
  });
  const data = { title: 'Data', body: 'alone', link: '/m/a', unread: '3' };
  expect(read({ fcmMessageId: 'id', data })).toEqual({
    title: 'Data',
    body: 'alone',
    path: '/m/a',
    tag: 'id',
    unread: 3,
  });
  expect(read({ notification, data: { link: '/m/a' } })?.path).toBe('/m/a');
});

test.each([
  ['https://evil.example/m/home'],
  ['//evil.example/m/'],
  ['https://one.example.evil.example/m/'],
  ['javascript:alert(1)'],
  ['/m/../x'],
  ['/m'],
  ['/other'],
  ['https://one.example/other'],
  [7],
  [{ toString: () => '/m/x' }],
  [undefined],
])('the link %j leads home (SEC-69)', (link) => {
  expect(toPushPath(link, ORIGIN)).toBe('/m/home');
});

test.each([
  ['no JSON', 'hello'],
  ['nothing', ''],
  ['a list', '[1]'],
  ['null', 'null'],
  ['a number', '7'],
  ['words of a wrong kind', '{"notification":{"title":{"a":1},"body":7}}'],
  ['no words', '{"data":{"link":"/m/a"}}'],
  ['too much', JSON.stringify({ notification: { title: 'x', body: 'y'.repeat(9_000) } })],
  ['a part of another kind', '{"notification":"x","data":["y"]}'],
])('a payload of %s is no message (P2)', (_what, text) => {
  expect(parsePushText(text, ORIGIN)).toBeUndefined();
});

test('texts are plain, cut to a notification’s length, without characters that hide or reverse others (ruling 64)', () => {
  const message = read({ notification: { title: 'a\u0000\u202Eb\u009F', body: `${'x'.repeat(600)}` } });
  expect(message?.title).toBe('ab');
  expect(message?.body).toHaveLength(500);
  expect(message?.body.endsWith('…')).toBe(true);
  expect(read({ notification: { title: '<img src=x>', icon: 'http://evil.example/i.png' } })).toEqual({
    title: '<img src=x>',
    body: '',
    path: '/m/home',
  });
});
