import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LaunchFault, LaunchWithoutScript } from '@/components/game/launch-fault';
import { BRAND } from '../ui/brand-of';
import { renderWithMessages, withMessages } from '../ui/with-messages';

const query = new URLSearchParams('vendor=PG&code=tiger&r=A1');
const PAGE = '/m/game?r=A1&game=tiger&vendor=PG';

test('a game without a trial is shown by its vendor, as another may have a game of its code (G5)', () => {
  renderWithMessages(<LaunchFault brand={BRAND} fault="noTrial" query={query} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(PAGE);
  expect(links).toContain('/m/game?r=A1');
});

test('without script too, the page of a game names its vendor; that of a lobby leads to all games (G1)', () => {
  const htmlOf = (code: string) =>
    renderToString(withMessages(<LaunchWithoutScript code={code} query={query} />)).replaceAll('&amp;', '&');
  expect(htmlOf('tiger')).toContain(`href="${PAGE}"`);
  expect(htmlOf('')).toContain('href="/m/game?r=A1"');
});
