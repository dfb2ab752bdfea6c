import { screen } from '@testing-library/react';
import { InvitedNote } from '@/components/auth/entry/register-entry';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

const show = (hasPromotions: boolean) =>
  renderWithMessages(<InvitedNote hasPromotions={hasPromotions} query={new URLSearchParams('r=FRIEND7')} />);

test('an invited visitor reads the code, and finds the promotions (R5)', () => {
  show(true);
  expect(screen.getByRole('complementary').textContent).toContain('FRIEND7');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/m/activity?r=FRIEND7');
});

test('where promotions are switched off, no link to them is left (ruling 78)', () => {
  show(false);
  expect(screen.getByRole('complementary').textContent).toContain('FRIEND7');
  expect(screen.queryByRole('link')).toBeNull();
});

test('the code that is shown is the first that came to this device, as it is sent (R5, RR7)', () => {
  window.localStorage.setItem('reg_info', JSON.stringify({ referralCode: 'FIRST1' }));
  show(true);
  expect(screen.getByRole('complementary').textContent).toContain('FIRST1');
  expect(screen.getByRole('complementary').textContent).not.toContain('FRIEND7');
  window.localStorage.clear();
});
