// Renders a component with the source texts, as the layout does.
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import source from '@/locales/EN.json';

/** The component among the source texts. */
export const withMessages = (children: ReactNode) => (
  <NextIntlClientProvider locale="en" messages={source} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);

export function renderWithMessages(children: ReactNode) {
  return render(withMessages(children));
}

/** Renders the server's HTML, runs `before` on it, and hydrates it. */
export function hydrateWithMessages(children: ReactNode, before: (container: HTMLElement) => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(withMessages(children));
  before(container);
  return render(withMessages(children), { container, hydrate: true });
}
