import { parseSessionInfo, toSessionInfo } from '@/lib/shared/auth/session-info';

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
