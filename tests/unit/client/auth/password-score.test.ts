import { scorePassword } from '@/lib/client/auth/password-score';

test.each([
  ['password', 0],
  ['112233', 0],
  ['dragon12', 0],
  ['x9$Lq', 0],
  ['Korrekt-pferd-77', 3],
] as const)('%s scores %i of 3', (password, score) => {
  expect(scorePassword(password, [])).toBe(score);
});

test('a password made of the player’s own name is weaker than the same of another', () => {
  expect(scorePassword('marisolvega9', ['marisolvega'])).toBeLessThan(scorePassword('marisolvega9', []));
});

test('a long text is scored without delay', () => {
  expect(scorePassword('ab1!'.repeat(5_000), [])).toBeLessThanOrEqual(3);
});
