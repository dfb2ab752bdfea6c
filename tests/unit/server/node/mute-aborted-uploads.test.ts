import { muteAbortedUploads } from '@/lib/server/node/mute-aborted-uploads';
import { getLog } from '@/lib/server/platform/log';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();

test('errors of broken uploads are counted in place of printed; all others are printed (SEC-29)', () => {
  const printed = jest.spyOn(globalThis.console, 'error').mockImplementation();
  const info = jest.spyOn(getLog(), 'info');
  muteAbortedUploads();
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  const others = [new Error('aborted'), Object.assign(new Error('read'), { code: 'ECONNRESET' }), 'aborted'];
  for (const value of [aborted, aborted, ...others]) globalThis.console.error(value);
  expect(printed.mock.calls).toEqual(others.map((value) => [value]));
  expect(info.mock.calls).toEqual([[{ uploads: 1 }, 'uploads broke off']]);
});
