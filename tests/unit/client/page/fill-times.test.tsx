import { WinSection } from '@/components/lobby/win-section';
import { fillTimes } from '@/lib/client/page/fill-times';
import { gameOf } from '@/tests/unit/components/lobby/lobby-data';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

const showWin = (name: string, at?: string) => {
  const wins = [{ id: '1', game: gameOf('g1'), name, amount: '9', at }];
  const { container } = renderWithMessages(
    <WinSection icon="spark" query={new URLSearchParams()} title="Wins" wins={wins} />,
  );
  return container;
};

test('a win says of when it is in the visitor’s language and zone, once the page runs; the HTML, which is one for all, has the moment alone (B24, I2)', () => {
  document.documentElement.lang = 'en';
  const shown = showWin('la***', '2025-03-09T12:00:00.000Z');
  const time = shown.querySelector('time');
  expect([time?.dateTime, time?.textContent]).toEqual(['2025-03-09T12:00:00.000Z', '']);
  fillTimes();
  expect(time?.textContent).toBe('Mar 9, 2025');
});

test('a win without a time, and a jackpot, have none (B24)', () => {
  for (const container of [showWin('la***'), showWin('', '2025-03-09T12:00:00.000Z')])
    expect(container.querySelector('time')).toBeNull();
});
