import { readRegistry } from '@/tools/preview/load-doctor.mjs';

test('studio and preview report in one sentence that MERCHANTS is an address, with a remedy (B49, B50)', () => {
  expect(() => readRegistry({ NODE_ENV: 'test', MERCHANTS: 'redis://10.0.0.5/0' })).toThrow(
    /^MERCHANTS is an address here, and this reads folders and files alone: npm run merchants -- export /,
  );
  expect(readRegistry({ NODE_ENV: 'test', MERCHANTS: '' }).entries).toHaveLength(4);
});
