import { screen } from '@testing-library/react';
import { SafetyPage } from '@/components/safety/page/safety-page';
import type { BrandSafety } from '@/lib/shared/merchant/brand';
import { BRAND } from '../ui/brand-of';
import { renderWithMessages } from '../ui/with-messages';

const show = (safety: Partial<BrandSafety>) =>
  renderWithMessages(
    <SafetyPage
      choices={[]}
      query={new URLSearchParams()}
      safety={{ ...BRAND.safety, ...safety }}
      tag="en"
    />,
  );

test('the page names the age and the licence of the registry; an age of 0 says nothing (B6)', () => {
  expect(show({ minimumAge: 21 }).container.textContent).toContain('For adults aged 21 and over.');
  const text = show({ minimumAge: 0 }).container.textContent;
  expect(text).toContain('Licence 7, Example Board.');
  expect(text).not.toContain('aged');
});

test('without age and licence there is no section of them (B6)', () => {
  const { unmount } = show({ minimumAge: 21, licence: undefined });
  const titles = screen.getAllByRole('heading').length;
  unmount();
  show({ minimumAge: 0, licence: undefined });
  expect(screen.getAllByRole('heading')).toHaveLength(titles - 1);
});
