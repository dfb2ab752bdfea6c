import { renderHook, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useDeferredTexts } from '@/lib/client/data/use-deferred-texts';
import { fakeFetch } from '@/tests/unit/client/fake-fetch';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={{}}>
    <SWRConfig value={{ errorRetryInterval: 1 }}>{children}</SWRConfig>
  </NextIntlClientProvider>
);

test('texts that fail to load are requested again: without them no reality check shows (B5)', async () => {
  const texts = { saferPlay: { title: 'A moment' } };
  const replies = [{ status: 503 }, { body: '{' }, { body: texts }];
  const calls = fakeFetch(() => replies.shift() ?? {});
  const { result } = renderHook(useDeferredTexts, { wrapper });
  await waitFor(() => expect(result.current).toEqual(texts));
  expect(calls).toHaveLength(3);
});
