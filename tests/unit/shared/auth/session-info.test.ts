import {
  parseSessionInfo,
  SESSION_HINT_COOKIE,
  SESSION_INFO_KEY,
  toSessionInfo,
} from '@/lib/shared/auth/session-info';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';

test('the mirror has the seven named fields, type from customerType (E1)', () => {
  const answer = { token: 'handle', id: 5, userName: 'lan', customerType: 1, firstTimeLogin: true };
  expect(toSessionInfo(answer, 'one', 'trace')).toEqual({
    spanId: 'trace',
    id: '5',
    token: 'handle',
    merchantCode: 'one',
    userName: 'lan',
    type: '1',
    firstTimeLogin: true,
  });
});

test.each([
  [{}, { id: '', token: '', userName: '', type: '', firstTimeLogin: false }],
  [{ customerId: 'c', id: 'i' }, { id: 'c' }],
  [{ customerName: 'c' }, { userName: 'c' }],
  [{ customerType: 0 }, { type: '0' }],
  [
    { customerType: '2', firstTimeLogin: 1 },
    { type: '2', firstTimeLogin: true },
  ],
  [
    { customerId: null, id: 5, userName: '', customerName: 'c' },
    { id: '5', userName: 'c' },
  ],
  [
    { customerType: null, userName: null, firstTimeLogin: 'false' },
    { type: '', userName: '', firstTimeLogin: false },
  ],
])('from %j come %j: nothing is invented (E1)', (answer, fields) => {
  expect(toSessionInfo(answer as WireLoginAnswer, 'one', '')).toMatchObject(fields);
});

test('key and hint have their names (E1, provider-api §7)', () => {
  expect([SESSION_INFO_KEY, SESSION_HINT_COOKIE]).toEqual(['MC_SESSION_INFO', 'mc_hint']);
});

describe('MC_SESSION_INFO (E1)', () => {
  it('is read back from storage unchanged, with its seven fields', () => {
    const info = toSessionInfo(
      { token: 'h', customerId: 7, userName: 'lan', customerType: 2, firstTimeLogin: true },
      'aurora',
      'trace',
    );
    expect(parseSessionInfo(JSON.parse(JSON.stringify(info)))).toEqual(info);
    expect(Object.keys(info).sort()).toEqual([
      'firstTimeLogin',
      'id',
      'merchantCode',
      'spanId',
      'token',
      'type',
      'userName',
    ]);
  });

  it('empties fields of another type instead of trusting them', () => {
    expect(parseSessionInfo({ id: 5, token: {}, firstTimeLogin: 'true' })).toEqual({
      spanId: '',
      id: '',
      token: '',
      merchantCode: '',
      userName: '',
      type: '',
      firstTimeLogin: false,
    });
  });

  it('makes nothing of nothing', () => {
    expect(parseSessionInfo(undefined)).toBeUndefined();
  });
});
