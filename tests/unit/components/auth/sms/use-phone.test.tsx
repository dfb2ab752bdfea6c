import { act, renderHook } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { usePhone } from '@/components/auth/sms/use-phone';
import { type Answer, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';

beforeEach(() => resetPage());

test('a number that is read before the countries have come waits for the merchant’s own (A21)', async () => {
  const countries = Promise.withResolvers<Answer>();
  fakeFetch(() => countries.promise);
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => usePhone(), { wrapper });
  act(() => result.current.setNumber('0912 345 678'));
  expect(result.current.country).toBe('');
  await act(async () => {
    const read = result.current.read();
    countries.resolve(success({ countryCode: 'VN', countryDialingCode: '84' }));
    expect(await read).toEqual({ countryDialingCode: '84', mobileNum: '912345678' });
  });
  expect([result.current.country, result.current.fault]).toEqual(['VN', undefined]);
});
