import { parseErrorReport, toFrames } from '@/lib/shared/crash/error-report';

const CHROMIUM = `TypeError: Cannot read properties of undefined (reading 'lan@example.com')
    at openGame (https://www.one.example/_next/static/chunks/42-0123456789abcdef.js:1:2345)
    at async https://www.one.example/_next/static/chunks/app/m/(open)/home/page-1a2b.js?dpl=1:7:8
    at new t (https://www.one.example/_next/static/chunks/9.js:3:4)
    at chrome-extension://abcdef/content.js:5:6
    at https://www.one.example/m/home?token=s3cret:1:99`;
const WEBKIT = `openGame@https://www.one.example/_next/static/chunks/42-0123456789abcdef.js:1:2345
@https://pixel.example/tag.js:1:1
global code@https://www.one.example/m/home?token=s3cret:1:99`;

test.each([
  [
    'Chromium',
    CHROMIUM,
    [
      'openGame@chunks/42-0123456789abcdef.js:1:2345',
      '<unknown>@chunks/app/m/(open)/home/page-1a2b.js:7:8',
      't@chunks/9.js:3:4',
    ],
  ],
  ['WebKit and Firefox', WEBKIT, ['openGame@chunks/42-0123456789abcdef.js:1:2345']],
  ['an extension', 'Error\n    at chrome-extension://abcdef/content.js:5:6', []],
  ['nothing', '', []],
])('of a stack of %s only places in our scripts stay, without addresses (B53)', (_what, stack, frames) => {
  expect(toFrames(stack)).toEqual(frames);
});

test('a stack is reduced to the allowed form of a report (B53)', () => {
  const frames = toFrames(CHROMIUM);
  expect(parseErrorReport({ kind: 'TypeError', frames, page: '/m/home', build: '20261126-1-ab' })).toEqual({
    ...{ kind: 'TypeError', frames, page: '/m/home', build: '20261126-1-ab' },
  });
});

test('a report loses invalid fields, and is dropped without a place in our scripts (B53)', () => {
  const frame = 'a@chunks/1.js:1:2';
  const odd = {
    kind: 'Lan',
    frames: [frame, 'lan@example.com', 7, `${'x'.repeat(300)}`],
    page: '/m/home?token=1',
    build: 'a b',
  };
  expect(parseErrorReport(odd)).toEqual({ kind: 'Error', frames: [frame], page: '', build: '' });
  expect(parseErrorReport({ frames: Array(30).fill(frame) })?.frames).toHaveLength(10);
  for (const none of [undefined, null, [], 'x', {}, { frames: 'x' }, { frames: [] }, { frames: ['lan'] }])
    expect(parseErrorReport(none)).toBeUndefined();
});
