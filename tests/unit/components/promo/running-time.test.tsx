import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { RunningTime } from '@/components/promo/detail/running-time';
import source from '@/locales/EN.json';
import { hydrateWithMessages } from '../ui/with-messages';

const startsAt = '2020-11-01T00:00:00.000Z';
const endsAt = '2020-11-30T00:00:00.000Z';
const during = Date.parse('2020-11-15T00:00:00Z');
const time = (over: { startsAt?: string; endsAt?: string } = { startsAt, endsAt }) => (
  <NextIntlClientProvider locale="en" messages={source}>
    <RunningTime renderedAt={during} {...over} />
  </NextIntlClientProvider>
);

test('server HTML names its zone, and the state as of its rendering (B33)', () => {
  const html = renderToString(time());
  expect(html).toContain('On now');
  expect(html).toMatch(/Nov 1, 2020, 12:00.AM UTC/);
  expect(html).toContain(`dateTime="${startsAt}"`);
});

test('in UTC, a browser without the language keeps the server’s text of the dates, and hydrates without an error (I2)', () => {
  jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  hydrateWithMessages(<RunningTime endsAt={endsAt} renderedAt={during} />, (server) => {
    server.querySelector('time')?.replaceChildren('៣០ វិច្ឆិកា 2020');
  });
  expect(screen.getByText('៣០ វិច្ឆិកា 2020')).toBeTruthy();
  expect(complaints).not.toHaveBeenCalled();
});

test('in the browser the promotion has ended, by the browser’s clock (R9)', () => {
  render(time());
  expect(screen.getByText('Ended')).toBeTruthy();
});

test('a missing time is left out, and without any there is nothing', () => {
  const one = render(time({ endsAt }));
  expect(screen.queryByText('From')).toBeNull();
  expect(screen.getByText('Until')).toBeTruthy();
  one.unmount();
  expect(render(time({})).container.textContent).toBe('');
});
