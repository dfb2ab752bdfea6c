import { buildLoginRequest, loginDeviceOf } from '@/lib/shared/auth/build-login-request';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const plain = { userAgent: IPHONE, maxTouchPoints: 5, isStandalone: false, isWebclip: false };

describe('login request (E6)', () => {
  it('has user name, password and type, and no unknown field', () => {
    expect(buildLoginRequest({ username: ' lan ', password: ' p w ' }, {})).toEqual({
      username: 'lan',
      password: ' p w ',
      type: 'username',
    });
  });

  it('carries device, device id and captcha proof where they are known', () => {
    const facts = { device: 'PWA', loginDeviceId: 'd'.repeat(36) } as const;
    const proof = { geetestChallenge: 'c', geetestSeccode: 's' };
    expect(buildLoginRequest({ username: 'lan', password: 'p' }, facts, proof)).toMatchObject({
      ...facts,
      ...proof,
    });
  });

  it('names no device for a plain phone', () => {
    expect(loginDeviceOf(plain)).toBeUndefined();
  });

  it('names IPAD for an iPad that calls itself a Mac, and not for a Mac', () => {
    expect(loginDeviceOf({ ...plain, userAgent: IPAD })).toBe('IPAD');
    expect(loginDeviceOf({ ...plain, userAgent: IPAD, maxTouchPoints: 0 })).toBeUndefined();
  });

  it('names WEBCLIP before PWA before IPAD', () => {
    expect(loginDeviceOf({ ...plain, userAgent: IPAD, isStandalone: true })).toBe('PWA');
    expect(loginDeviceOf({ ...plain, userAgent: IPAD, isStandalone: true, isWebclip: true })).toBe('WEBCLIP');
  });
});

test('a remembered text replaces a password that was not typed (provider-api §7)', () => {
  const form = { username: ' lan ', password: '', remembered: 'text', remember: true };
  expect(buildLoginRequest(form, {})).toEqual({
    username: 'lan',
    type: 'username',
    remembered: 'text',
    remember: true,
  });
});

test('a typed password precedes the remembered text, and a refusal is sent (A8)', () => {
  const form = { username: 'lan', password: 'pw', remembered: 'text', remember: false };
  expect(buildLoginRequest(form, {})).toEqual({
    username: 'lan',
    type: 'username',
    password: 'pw',
    remember: false,
  });
});
