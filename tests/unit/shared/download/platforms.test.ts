import { platformsOf } from '@/lib/shared/download/platforms';

test('each system has its links, the store before the profile (W9)', () => {
  const links = {
    MOBILECONFIG: 'https://a.example/2',
    Android: 'https://a.example/3',
    IOS: 'https://a.example/1',
  };
  expect(platformsOf(links)).toEqual([
    {
      system: 'ios',
      offers: [
        { type: 'IOS', url: 'https://a.example/1' },
        { type: 'MOBILECONFIG', url: 'https://a.example/2' },
      ],
    },
    { system: 'android', offers: [{ type: 'Android', url: 'https://a.example/3' }] },
  ]);
});

test('a system without links stays, with nothing to offer (W9)', () => {
  expect(platformsOf({}).map(({ system, offers }) => [system, offers.length])).toEqual([
    ['ios', 0],
    ['android', 0],
  ]);
});
