import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HistoryCard } from '@/components/member/settings/history-card';
import { addRecent } from '@/lib/client/game/recents';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

test('the focus goes to the title once the list and its button are gone (WCAG 2.4.3)', async () => {
  resetPage();
  addRecent({ code: 'tiger', name: 'Tiger', vendor: 'PG', category: 'RNG' }, Date.now());
  renderWithMessages(<HistoryCard allHref="/m/mine" findHref="/m/game" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear history' }));
  expect(screen.queryByText('Tiger')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recently played' }));
});
