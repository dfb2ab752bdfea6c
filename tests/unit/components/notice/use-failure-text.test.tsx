import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { useOverlayText } from '@/components/notice/use-failure-text';

const withErrors = (errors: Record<string, string>) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale="en" messages={{ errors }} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
  return renderHook(() => useOverlayText(), { wrapper }).result.current;
};

test.each([
  ['无网络连接', 'network_offline', { unknown: 'Unknown' }],
  ['Offline', 'network_offline', { unknown: 'Unknown', network_offline: 'Offline' }],
  ['Unknown', 'other', { unknown: 'Unknown' }],
])('the text is %s for the key %s of the catalogue %j (S13, ruling 65)', (text, textKey, errors) => {
  expect(withErrors(errors)({ textKey })).toBe(text);
});
