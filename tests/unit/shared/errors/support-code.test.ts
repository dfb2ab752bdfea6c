import { supportCodeOf } from '@/lib/shared/errors/support-code';

test.each([
  ['0af7651916cd43dd8448eb211c80319c', '1C80-319C'],
  ['trace-12.34:56_78', '1234-5678'],
  ['abcdefgh', 'ABCD-EFGH'],
  ['abcdefg', undefined],
  ['', undefined],
  ['-- --', undefined],
])('the support code of %j is %j (B12)', (traceId, code) => {
  expect(supportCodeOf(traceId)).toBe(code);
});
