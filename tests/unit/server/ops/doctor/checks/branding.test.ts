import type { MerchantCase } from '@/lib/server/ops/doctor/case/merchant-case';
import { checkBranding } from '@/lib/server/ops/doctor/checks/branding';
import { parseStatus } from '@/lib/shared/site/parse-status';

const check = (branding: object) =>
  checkBranding({
    merchant: { hosts: ['one.example'] },
    status: parseStatus({ imageCDNs: ['https://cdn.example/x'] }),
    config: { branding },
  } as unknown as MerchantCase).map(({ level, text }) => [level, text]);

test('a branding picture that pages do not show is named (E12, N3, ruling 20)', () => {
  expect(
    check({ favicon: 'https://one.example/f.png', splash: 'https://pictures.else.example/s.png' }),
  ).toEqual([
    ['ok', 'the favicon is shown from https://one.example/f.png'],
    ['warning', 'the splash "https://pictures.else.example/s.png" is not shown'],
  ]);
});

test('one on an image server is shown, and a missing one is no fault (E12)', () => {
  expect(check({ favicon: 'https://cdn.example/x/f.png' })).toHaveLength(1);
  expect(check({})).toEqual([]);
});
