import { setAnswerHeaders } from '@/lib/server/pages/policy/document-headers';
import { withChat } from '@/lib/server/pipeline/with-chat';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const provider = freshProvider();

const SCRIPT = 'GET /wps/relay/WPSCORE_getCustomerServiceScript';

const CHAT_HOSTS = ['chat.example', 'one.example', 'two.example', '*.desk.example'];

async function policyOf(code = 'one', chatHosts: readonly string[] | undefined = CHAT_HOSTS) {
  const context = aContext('/m/home', aMerchant(provider.origin, { chatHosts }, code));
  await withChat(context);
  setAnswerHeaders(context, undefined);
  const directives = (context.answerHeaders.get('content-security-policy') ?? '').split('; ');
  return directives.filter((one) => /^(?:frame-src|connect-src)/.test(one));
}

const NONE = ["connect-src 'self'"];
const LET_IN = [
  "connect-src 'self' https://chat.example wss://chat.example",
  'frame-src https://chat.example',
];

test('the widget’s host may be framed and spoken to, and no other (C3, SEC-79)', async () => {
  provider.answers[SCRIPT] = ok({ scriptUrl: 'https://chat.example/widget.js?m=1', widget: 'Chat' });
  expect(await policyOf()).toEqual(LET_IN);
});

test.each([
  [null],
  [{}],
  [{ scriptUrl: null, widget: 'Chat' }],
  [{ scriptUrl: 'http://chat.example/widget.js', widget: 'Chat' }],
  [{ scriptUrl: "https://chat.example; script-src 'unsafe-inline' *", widget: 'Chat' }],
  [{ scriptUrl: 'https://*/x.js', widget: 'Chat' }],
  [{ scriptUrl: 'https://a;b.example/x.js', widget: 'Chat' }],
  [{ scriptUrl: 'javascript:alert(1)', widget: 'Chat' }],
  [{ scriptUrl: 'https://chat.example/widget.js', widget: 'no name' }],
  [{ scriptUrl: 'https://evil.example/widget.js', widget: 'Chat' }],
  [{ scriptUrl: 'https://chat.example.evil.example/widget.js', widget: 'Chat' }],
  [{ scriptUrl: 'https://evilchat.example/widget.js', widget: 'Chat' }],
  [{ scriptUrl: 'https://desk.example/widget.js', widget: 'Chat' }],
  [{ scriptUrl: 'https://chat.example@evil.example/widget.js', widget: 'Chat' }],
])('%j lets no one in (C3, SEC-78, SEC-79)', async (value) => {
  provider.answers[SCRIPT] = ok(value);
  expect(await policyOf()).toEqual(NONE);
});

test('a merchant without chatHosts allows no host, whatever the provider names (SEC-78)', async () => {
  provider.answers[SCRIPT] = ok({ scriptUrl: 'https://chat.example/widget.js', widget: 'Chat' });
  expect((await policyOf('bare', [])).join()).not.toMatch(/chat|https/);
  const context = aContext('/m/home', aMerchant(provider.origin, {}, 'barer'));
  await withChat(context);
  expect(context.chat).toBeUndefined();
});

test('the name of a known vendor is the host of its script, and of no other (SEC-78)', async () => {
  provider.answers[SCRIPT] = ok({ scriptUrl: 'https://cdn.livechatinc.com/tracking.js', widget: 'Chat' });
  expect(await policyOf('named', ['livechat'])).toContain(
    'frame-src https://cdn.livechatinc.com https://*.livechatinc.com',
  );
  expect((await policyOf('other', ['tawk', 'livechat.example'])).join()).not.toMatch(/livechat/);
});

test.each([
  [
    'intercom',
    'https://widget.intercom.io/widget/abc1',
    ['wss://*.intercom.io', 'https://js.intercomcdn.com'],
  ],
  [
    'zendesk',
    'https://static.zdassets.com/ekr/snippet.js?key=k',
    ['https://ekr.zdassets.com', 'wss://*.zendesk.com'],
  ],
  ['livechat', 'https://cdn.livechatinc.com/tracking.js?license=1', ['https://*.livechatinc.com']],
  ['tawk', 'https://embed.tawk.to/p/w', ['wss://*.tawk.to', 'https://fonts.gstatic.com']],
])(
  '%s’s hosts, and the styles that it writes, are let in when the merchant names it (C3, SEC-79)',
  async (vendor, scriptUrl, hosts) => {
    provider.answers[SCRIPT] = ok({ scriptUrl, widget: 'Chat' });
    const context = aContext('/m/home', aMerchant(provider.origin, { chatHosts: [vendor] }, `of-${vendor}`));
    await withChat(context);
    setAnswerHeaders(context, undefined);
    const policy = context.answerHeaders.get('content-security-policy') ?? '';
    for (const host of hosts) expect(policy).toContain(` ${host}`);
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline' https/);
    expect(policy).toMatch(/script-src '(?:nonce|sha256)-[^;]*'strict-dynamic';/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  },
);

test.each([[failed('busy', 500)], [{ drop: true }], [{ text: '<html>' }]])(
  'a provider that answers %j lets no one in (C3)',
  async (plan) => {
    provider.answers[SCRIPT] = plan;
    expect(await policyOf()).toEqual(NONE);
  },
);

test('a silent provider holds a document for about a second at most (C3, ruling 54)', async () => {
  provider.answers[SCRIPT] = {
    ...ok({ scriptUrl: 'https://chat.example/w.js', widget: 'Chat' }),
    delayMs: 60_000,
  };
  const startedAt = performance.now();
  expect(await policyOf()).toEqual(NONE);
  // A call may take 8 s.
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test('the provider is called once a minute per merchant, and the old answer serves meanwhile (C3)', async () => {
  const clock = movableClock();
  provider.answers[SCRIPT] = ok({ scriptUrl: 'https://chat.example/w.js', widget: 'Chat' });
  await policyOf();
  await clock.advance(50_000);
  await policyOf();
  expect(provider.requests).toHaveLength(1);
  await clock.advance(11_000);
  provider.answers[SCRIPT] = ok(null);
  expect(await policyOf()).toEqual(LET_IN);
  let policy: string[];
  do {
    // The refresh takes real time, and none of its own limits.
    await clock.advance(0);
    policy = await policyOf();
  } while (policy.length > 1);
  expect(policy).toEqual(NONE);
  expect(provider.requests).toHaveLength(2);
});

test('one merchant’s chat is not allowed at another (SEC-9)', async () => {
  provider.answers[SCRIPT] = ({ headers }) =>
    ok({ scriptUrl: `https://${headers.merchant}.example/w.js`, widget: 'Chat' });
  await policyOf();
  expect(await policyOf('two')).toContain('frame-src https://two.example');
});
