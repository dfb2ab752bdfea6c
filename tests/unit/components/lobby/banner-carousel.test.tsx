import { render, screen } from '@testing-library/react';
import { BannerFrame } from '@/components/lobby/banner/banner-carousel';
import type { BannerLink } from '@/lib/shared/lobby/lobby';

const show = (kind: BannerLink['kind'], href = '/m/x') => {
  render(<BannerFrame link={{ href, kind }}>Gift</BannerFrame>);
  const { dataset, rel, target } = screen.getByRole<HTMLAnchorElement>('link');
  return { isSoft: 'soft' in dataset, rel, target };
};

test('a page of ours is followed softly, a launch by a full navigation (M2, R8)', () => {
  expect(show('page')).toEqual({ isSoft: true, rel: '', target: '' });
});

test('a launch is a full navigation (M2, R8)', () => {
  expect(show('launch')).toEqual({ isSoft: false, rel: '', target: '' });
});

test('a partner opens in a new tab, and our own redirect receives the referrer (ruling 5)', () => {
  expect(show('partner')).toEqual({ isSoft: false, rel: 'opener', target: '_blank' });
});

test('a foreign site learns nothing (ruling 5)', () => {
  expect(show('foreign', 'https://x.example/')).toEqual({
    isSoft: false,
    rel: 'noopener noreferrer',
    target: '_blank',
  });
});

test('a banner that leads nowhere is no link (M2)', () => {
  render(<BannerFrame>Gift</BannerFrame>);
  expect(screen.queryByRole('link')).toBeNull();
});
