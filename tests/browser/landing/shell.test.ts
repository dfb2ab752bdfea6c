import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { arrivalAt } from './visitor';

const CALL = '/wps/member/register';

test.describe('in the operator’s app', () => {
  test.use({
    consent: 'yes',
    userAgent: 'Mozilla/5.0 (Linux; Android 13; wv) Chrome/120 Mobile MCShell/2.4.40',
  });

  test('the app’s ids arrive by the query and by the bridge, and are part of the registration (E10, E5)', async ({
    page,
    merchant,
    t,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { MCShell: { getAdInfo: () => '{"gps_adid":"G-1","appsflyerId":"F-1"}' } });
    });
    const person = arrivalAt({ page, merchant, t });
    await page.goto(merchant.url(`${ROUTES.register}?oaid=O-1`));
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('s2s_info') ?? 'null'));
    await expect.poll(stored).toEqual({ gpsAdid: 'G-1', appsflyerId: 'F-1', afOaid: 'O-1' });
    await page.evaluate(() => dispatchEvent(new CustomEvent('mc-ad-info', { detail: '{"idfa":"I-1"}' })));
    await person.registers();
    const [call] = await merchant.callsTo(CALL);
    expect(call?.decryptedBody).toMatchObject({
      registerMethod: 'APP',
      pixelTrack: { gpsAdid: 'G-1', appsflyerId: 'F-1', afOaid: 'O-1', idfa: 'I-1' },
    });
  });
});
