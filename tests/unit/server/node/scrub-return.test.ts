import { scrubReturn } from '@/lib/server/node/scrub-request';

test.each([
  ['/m/home?code=c1&state=s1&kw=a', '/m/home?kw=a'],
  ['/m/home?error=access_denied&state=s1', '/m/home'],
  ['/m/login?tgStart=n1&tgAuthResult=abc', '/m/login'],
  ['/m/login?go=%2Fm%2Fgame&tgStart=n1', '/m/login?go=%2Fm%2Fgame'],
  ['/m/launchGame?code=g1&state=x', '/m/launchGame?code=g1&state=x'],
  ['/m/home?code=c1', '/m/home?code=c1'],
  ['/m/home?q=%2F&x', '/m/home?q=%2F&x'],
])('%s passes as %s: no page sees what a third party sent back (RR9, ruling 30)', (url, seen) => {
  const request = { url };
  scrubReturn(request);
  expect(request.url).toBe(seen);
});
