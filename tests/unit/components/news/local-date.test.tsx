import { LocalDate } from '@/components/news/local-date';
import { hydrateWithMessages } from '../ui/with-messages';

const ISO = '2026-11-01T12:00:00.000Z';

test('in UTC, a browser without the language keeps the server’s text of a date, and hydrates without an error (I2)', () => {
  jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = hydrateWithMessages(<LocalDate hasTime iso={ISO} />, (server) => {
    server.querySelector('time')?.replaceChildren('១ វិច្ឆិកា 2026');
  });
  expect(container.textContent).toBe('១ វិច្ឆិកា 2026');
  expect(complaints).not.toHaveBeenCalled();
});
