import { toGameSign } from '@/lib/shared/game/game-sign';

test.each([
  ['Peacock Throne', 'PT'],
  ['  dragon’s   hoard of gold ', 'DS'],
  ['Plinko', 'P'],
  ['21 Burn', '2B'],
  ['شیر دل', 'ش\u200cد'],
  ['क्रिकेट नाइट', 'क\u200cन'],
  ['★', ''],
  ['', ''],
])('%j is signed %j', (name, letters) => {
  expect(toGameSign(name).letters).toBe(letters);
});

test('the placeholder of a picture derives from the name alone, in at most 30 bytes (N4)', () => {
  const longest = ['ﬃ Αἰών', '𠮷野家 𩸽', 'ßtraße ßein', 'ΐ ΰ', 'क्षत्रिय ज्ञान'];
  const bytes = longest.map((name) => Buffer.byteLength(Object.values(toGameSign(name)).join('')));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(30);
  expect(Math.min(...bytes)).toBeGreaterThan(1);
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
