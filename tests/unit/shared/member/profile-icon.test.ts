import { pickProfileIcon } from '@/lib/shared/member/profile-icon';

const IDS = Array.from({ length: 300 }, (_, nth) => String(1000 + nth));

test('members share the merchant’s number of profile icons, all of which occur (E11, Z1)', () => {
  for (const count of [1, 9, 12]) {
    const picked = new Set(IDS.map((id) => pickProfileIcon(id, count)));
    expect([...picked].toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, nth) => nth));
  }
});

test('a member keeps their icon, and a hostile count still picks one (E11)', () => {
  expect(pickProfileIcon('1001', 9)).toBe(pickProfileIcon('1001', 9));
  for (const count of [-3, 0.5, 1e9]) expect(pickProfileIcon('1001', count)).toBeGreaterThanOrEqual(0);
});
