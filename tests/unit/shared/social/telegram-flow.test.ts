import {
  buildTelegramAuthUrl,
  decideTelegramReturn,
  parseTelegramFlow,
  type TelegramFlow,
} from '@/lib/shared/social/telegram-flow';

const NOW = 1_790_000_000_000;
const rules = { autoCreate: true, manualRegistration: false, isExpiryForced: true, isCaptchaShown: false };
const flow: TelegramFlow = {
  start: 'n1',
  merchant: 'one',
  startedAt: NOW - 60_000,
  query: '?go=%2Fm%2Fgame&r=A',
  rules,
};
const fields = { id: 1, auth_date: NOW / 1000, hash: 'h' };
const signed = (seconds = 0) => ({ kind: 'signed', fields, authDate: NOW / 1000 - seconds }) as const;
const decide = (
  result: Parameters<typeof decideTelegramReturn>[1]['result'],
  start = 'n1',
  given?: TelegramFlow,
) => decideTelegramReturn(given ?? flow, { start, result }, { merchant: 'one', now: NOW });

test('the login address names bot, origin and return address, and requests to write (A13)', () => {
  const place = {
    origin: 'https://one.example',
    returnTo: 'https://one.example/m/login?tgStart=n1',
    lang: 'th',
  };
  const url = new URL(buildTelegramAuthUrl({ botId: '42', authUrl: 'https://tg.example/auth' }, place));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    bot_id: '42',
    origin: place.origin,
    return_to: place.returnTo,
    request_access: 'write',
    lang: 'th',
  });
});

test('a fresh signed return with the start nonce is taken, its fields unchanged (RR10, ruling 31)', () => {
  expect(decide(signed())).toEqual({ kind: 'accept', telegramAuth: fields, flow });
  expect(decide(signed(300))).toMatchObject({ kind: 'accept' });
});

test.each([301, -301, 86_400])('a signature %i s away from now is stale (ruling 31, SEC-67)', (seconds) => {
  expect(decide(signed(seconds))).toEqual({ kind: 'stale', flow });
});

test('a return without the start nonce, of another merchant, or late, is ignored (ruling 31)', () => {
  expect(decide(signed(), 'other')).toEqual({ kind: 'ignore' });
  expect(decide(signed(), '')).toEqual({ kind: 'ignore' });
  expect(decide(signed(), 'n1', { ...flow, merchant: 'two' })).toEqual({ kind: 'ignore' });
  expect(decide(signed(), 'n1', { ...flow, startedAt: NOW - 600_001 })).toEqual({ kind: 'ignore' });
  const none = decideTelegramReturn(
    undefined,
    { start: 'n1', result: signed() },
    { merchant: 'one', now: NOW },
  );
  expect(none).toEqual({ kind: 'ignore' });
});

test('a refusal and an unreadable payload end the flow (A13)', () => {
  expect(decide({ kind: 'declined' })).toEqual({ kind: 'declined', flow });
  expect(decide({ kind: 'unreadable' })).toEqual({ kind: 'unreadable', flow });
});

test('a record is read back completely, and a broken one is ignored', () => {
  expect(parseTelegramFlow({ ...flow })).toEqual(flow);
  for (const name of ['start', 'merchant', 'startedAt'])
    expect(parseTelegramFlow({ ...flow, [name]: undefined })).toBeUndefined();
});
