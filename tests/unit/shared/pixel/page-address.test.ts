import { isPrivateAddress } from '@/lib/shared/pixel/page-address';

const at = (rest: string) => isPrivateAddress(`https://brand.example${rest}`);

test.each([
  '/m/home?token=t',
  '/m/home?tokens=t',
  '/m/home?fbclid=1&token=t',
  '/m/home?code=c&state=s',
  '/m/home?state=s&error=x',
  '/m/home?code=c',
  '/m/home?sessionId=s&env=x',
  '/m/home#sessionId=s&env=x',
  '/m/home#tgAuthResult=eyJ',
  '/m/home#/callback?access_token=t',
  '/m/home?tgAuthResult=eyJ&tgStart=x',
  '/m/home?tgStart=x',
  '/m/login?go=%2Fm%2Fhome%3Ftoken%3Dt',
  '/m/launchGame?code=va-1&backUrl=%2Fm%2Fhome%3Fa%3D1%26sessionId%3Ds',
  '/m/x?oobCode=1',
])('%s is nothing for a pixel (RR9, RR10, SEC-57)', (rest) => {
  expect(at(rest)).toBe(true);
});

test.each([
  '/m/home',
  '/m/home?fbclid=AbC&utm_source=x',
  '/m/launchGame?vendor=VA&code=va-1&backUrl=%2Fm%2Fgame',
  '/m/login?go=%2Fm%2FlaunchGame%3Fvendor%3DVA%26code%3Dva-1',
  '/m/game?q=code',
  '/m/home#top',
])('%s may be seen (T4)', (rest) => {
  expect(at(rest)).toBe(false);
});
