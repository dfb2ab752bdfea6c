import { screen, within } from '@testing-library/react';
import { PromotionDetail } from '@/components/promo/detail/promotion-detail';
import type { BannerLink } from '@/lib/shared/lobby/lobby';
import { renderWithMessages } from '../ui/with-messages';

function showOffer(deposit?: BannerLink): HTMLElement[] {
  renderWithMessages(
    <PromotionDetail
      deposit={deposit}
      html=""
      promotion={{ id: '42', title: 'Welcome bonus' }}
      query={new URLSearchParams('r=abc')}
      renderedAt={0}
      url="https://brand.example/m/activity?id=42"
    />,
  );
  const bar = screen.getByRole('region', { name: 'Next step' });
  const member = bar.querySelector<HTMLElement>('[data-for="member"]');
  return member ? within(member).getAllByRole('link') : [];
}

const namesOf = (links: readonly HTMLElement[]) => links.map((link) => link.textContent);

test('members add money where the merchant names a place, and reach support (M1)', () => {
  const links = showOffer({ href: 'https://cash.example/in', kind: 'partner' });
  expect(namesOf(links)).toEqual(['Deposit', 'Contact support']);
  expect(links[0]?.getAttribute('href')).toBe('https://cash.example/in');
});

test('without such a place they reach support (M1)', () => {
  const links = showOffer();
  expect(namesOf(links)).toEqual(['Contact support']);
  expect(links[0]?.getAttribute('href')).toBe('/m/service?r=abc');
});
