// Renders a component with the source texts, as the layout does.
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import source from '@/locales/EN.json';

export function renderWithMessages(children: ReactNode) {
  return render(
    <NextIntlClientProvider locale="en" messages={source} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );
}
