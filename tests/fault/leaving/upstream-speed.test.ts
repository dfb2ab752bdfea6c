// Visitors of the built site who disconnect during a provider call: the call is aborted immediately, whatever the request was.
import { type LeftSite, startLeftSite, type Visit, visit } from '@/tests/fault/leaving/support/left-site';
import { percentile } from '@/tests/fault/load/support/load-maker';
import { signIn } from '@/tests/wire/support/ask';

jest.setTimeout(60_000);
const TIMES = 21;
const AT_ONCE_MS = 100;
let left: LeftSite;
let cookie: string;
beforeAll(async () => {
  left = await startLeftSite();
  cookie = await signIn(left.site.port);
}, 60_000);
afterAll(() => left.stop());

const CALLS: readonly (readonly [string, Visit])[] = [
  ['a public call', { target: '/wps/captcha/geetest?hold=' }],
  ['a call of a member', { target: '/wps/member/info?hold=' }],
  ['a form', { target: '/wps/relay/MCSFE_submitFeedback?hold=', body: { category: 'other', message: 'm' } }],
  ['an answer that streams', { target: '/wps/system/test/ping?hold=' }],
];

test.each(CALLS)(
  '%s ends at the provider within 100 ms of its visitor’s leaving (FLT-28)',
  async (_what, call) => {
    const { site, provider } = left;
    const times: number[] = [];
    for (let nth = 0; nth < TIMES; nth += 1) {
      const hold = `${call.target.replaceAll(/\W/g, '')}-${nth}`;
      const visitor = visit(site.port, { ...call, cookie, target: `${call.target}${hold}` });
      await provider.begun(hold);
      const leftMs = performance.now();
      visitor.destroy();
      times.push((await provider.ended(hold)) - leftMs);
    }
    expect(percentile(times, 50)).toBeLessThan(AT_ONCE_MS);
    expect(provider.count().now).toBe(0);
  },
);
