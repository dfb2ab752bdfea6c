import {
  buildLineAuthorizeUrl,
  decideLineReturn,
  FLOW_LIFE_MS,
  type LineFlow,
  parseLineFlow,
} from '@/lib/shared/social/line-flow';

const rules = { autoCreate: false, manualRegistration: true, isExpiryForced: false, isCaptchaShown: true };
const flow: LineFlow = {
  state: 's1',
  nonce: 'n1',
  verifier: 'v1',
  merchant: 'one',
  redirectUri: 'https://one.example/m/home',
  query: '?go=%2Fm%2Fgame',
  startedAt: 1000,
  rules,
};
const back = { kind: 'line', state: 's1', code: 'c1' } as const;
const here = { merchant: 'one', now: 2000 };
const facts = { clientId: '165', authorizeUrl: 'https://line.example/authorize', pkce: true };

test('the authorize address has what LINE demands, state, nonce and PKCE, with a space as %20 (A12, ruling 30)', () => {
  const href = buildLineAuthorizeUrl(facts, flow, 'ch1');
  expect(href).toContain('scope=profile%20openid&');
  expect(Object.fromEntries(new URL(href).searchParams)).toEqual({
    response_type: 'code',
    client_id: '165',
    redirect_uri: flow.redirectUri,
    state: 's1',
    scope: 'profile openid',
    nonce: 'n1',
    code_challenge: 'ch1',
    code_challenge_method: 'S256',
  });
});

test('a provider without PKCE gets no challenge, and a page with a query of its own keeps it', () => {
  const href = buildLineAuthorizeUrl(
    { ...facts, authorizeUrl: `${facts.authorizeUrl}?a=b` },
    flow,
    undefined,
  );
  expect(href).not.toContain('challenge');
  expect(new URL(href).searchParams.get('a')).toBe('b');
});

test('a matching return continues its flow (RR9)', () => {
  expect(decideLineReturn(flow, back, here)).toEqual({ kind: 'accept', code: 'c1', flow });
});

test.each([
  ['another state', { ...back, state: 's2' }, here],
  ['no state', { ...back, state: '' }, here],
  ['another merchant', back, { ...here, merchant: 'two' }],
  ['a flow of eleven minutes ago', back, { ...here, now: 1001 + FLOW_LIFE_MS }],
  ['a clock that went back', back, { ...here, now: 999 }],
  ['a refusal that is not ours', { kind: 'line-refused', state: 'x', error: 'access_denied' } as const, here],
])('%s is ignored, never a success (ruling 30, SEC-66)', (_what, given, place) => {
  expect(decideLineReturn(flow, given, place)).toEqual({ kind: 'ignore' });
});

test('without a record there is nothing to go on with (ruling 30, SEC-66)', () => {
  expect(decideLineReturn(undefined, back, here)).toEqual({ kind: 'ignore' });
});

test.each([
  ['access_denied', true],
  ['server_error', false],
])('%s ends the flow without a call (A12)', (error, isCancelled) => {
  const refused = { kind: 'line-refused', state: 's1', error } as const;
  expect(decideLineReturn(flow, refused, here)).toEqual({ kind: 'refused', isCancelled, flow });
});

test('a record is read back completely, and a broken one is ignored', () => {
  expect(parseLineFlow({ ...flow })).toEqual(flow);
  for (const name of ['state', 'nonce', 'merchant', 'redirectUri', 'startedAt'])
    expect(parseLineFlow({ ...flow, [name]: undefined })).toBeUndefined();
  expect(parseLineFlow({ ...flow, rules: 'x' })?.rules.autoCreate).toBe(false);
  expect(parseLineFlow(undefined)).toBeUndefined();
});
