import { isCall } from '@/lib/shared/http/is-call';

test.each([
  ['/wps/x', true],
  ['/wps', false],
  ['/wpsx/y', false],
  ['/m/wps/', false],
  ['', false],
])('%s is a call: %s', (target, call) => {
  expect(isCall(target)).toBe(call);
});
