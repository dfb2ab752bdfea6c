import { toGameSign } from '@/lib/shared/game/game-sign';

test.each([
  ['Peacock Throne', 'P\u200cT'],
  ['  dragon’s   hoard of gold ', 'D\u200cS'],
  ['Plinko', 'P'],
  ['21 Burn', '2\u200cB'],
  ['شیر دل', 'ش\u200cد'],
  ['क्रिकेट नाइट', 'क\u200cन'],
  ['★', ''],
  ['', ''],
])('%j is signed %j', (name, letters) => {
  expect(toGameSign(name).letters).toBe(letters);
});

test('games whose names begin alike differ by tint, and a name keeps its own', () => {
  const names = [
    'Pirate Bay',
    'Peacock Throne',
    'Pearl River',
    'Pharaoh',
    'Phoenix',
    'Pumpkin',
    'Puma',
    'Plum',
  ];
  const tints = names.map((name) => toGameSign(name).tint);
  expect(new Set(tints).size).toBeGreaterThanOrEqual(4);
  expect(names.map((name) => toGameSign(name).tint)).toEqual(tints);
  for (const tint of tints) expect([0, 1, 2, 3, 4, 5]).toContain(tint);
});
