import { screen } from '@testing-library/react';
import { PhoneCode } from '@/components/handoff/phone-code';
import { drawQr } from '@/lib/client/share/draw-qr';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

let query = '';
jest.mock('@/lib/client/share/draw-qr', () => ({ drawQr: jest.fn(async () => 'data:image/png;base64,') }));
jest.mock('next/navigation', () => ({
  usePathname: () => '/m/game',
  useSearchParams: () => new URLSearchParams(query),
}));

beforeEach(() => {
  resetPage();
  const media = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = jest.fn(() => media as unknown as MediaQueryList);
});

test.each([
  ['game=tiger&vendor=PG&r=A1', '/m/game?game=tiger&vendor=PG&r=A1'],
  ['tag=hot&tag=new', '/m/game?tag=hot&tag=new'],
  ['token=s3cr3t&code=1&state=2', '/m/game'],
])('the code of a page with ?%s opens %s on the phone', async (given, address) => {
  query = given;
  renderWithMessages(<PhoneCode />);
  expect(await screen.findByText('Continue on your phone')).toBeTruthy();
  expect(drawQr).toHaveBeenLastCalledWith(`http://localhost${address}`);
});
