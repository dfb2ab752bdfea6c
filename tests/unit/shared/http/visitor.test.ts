import { traceIdOf } from '@/lib/shared/http/visitor';

test.each([
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', '0af7651916cd43dd8448eb211c80319c'],
  ['', ''],
  ['nothing', ''],
])('the trace id of %j is %j (FLT-47)', (traceparent, traceId) => {
  expect(traceIdOf(traceparent)).toBe(traceId);
});
