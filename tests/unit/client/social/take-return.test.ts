import { isReturnPage } from '@/lib/client/auth/is-return-page';
import { takeReturn } from '@/lib/client/social/take-return';

afterEach(() => {
  delete window.mcReturn;
  document.body.innerHTML = '';
});

test('a return is taken once, and the page stays one that auto-login leaves alone (RR9, ruling 28)', () => {
  expect([isReturnPage(), takeReturn()]).toEqual([false, undefined]);
  window.mcReturn = 'http://localhost/m/home?code=c1&state=s1';
  expect(isReturnPage()).toBe(true);
  expect(takeReturn()).toEqual({ kind: 'line', code: 'c1', state: 's1' });
  expect(takeReturn()).toBeUndefined();
  expect(isReturnPage()).toBe(true);
  expect(JSON.stringify(window.mcReturn)).not.toContain('c1');
});

test('the offline page leaves a return to the page that follows (RR9, B9)', () => {
  window.mcReturn = 'http://localhost/m/home?code=c1&state=s1';
  document.body.innerHTML = '<div data-offline></div>';
  expect(takeReturn()).toBeUndefined();
  expect(window.mcReturn).toContain('code=c1');
});
