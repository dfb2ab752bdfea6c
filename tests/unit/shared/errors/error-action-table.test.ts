import {
  DEFAULT_ACTION,
  ERROR_ACTIONS,
  QUIET_ACTION,
  SESSION_LOST_ACTION,
} from '@/lib/shared/errors/error-action-table';

const SESSION_LOST_CODES = [
  'CUSTOMER_NOT_LOGIN',
  'customer.not.login',
  'login.not.session',
  'user.or.token.invalid',
];

test('the four codes of a lost session clear it, log out and prompt for the login (X6)', () => {
  for (const code of SESSION_LOST_CODES) expect(ERROR_ACTIONS[code]).toEqual(SESSION_LOST_ACTION);
});

test('no other code logs the player out (X6)', () => {
  const others = Object.entries(ERROR_ACTIONS).filter(([code]) => !SESSION_LOST_CODES.includes(code));
  expect(
    others.filter(([, { effects }]) => effects.includes('log-out') || effects.includes('clear-session')),
  ).toEqual([]);
});

test('a quiet error shows nothing and changes nothing, any other error shows a notice (X7, X8)', () => {
  expect(QUIET_ACTION).toMatchObject({ surface: 'none', effects: [] });
  expect(DEFAULT_ACTION).toMatchObject({ surface: 'notice', effects: [] });
});

test('every row names the acceptance row that it serves', () => {
  for (const { rows } of Object.values(ERROR_ACTIONS)) expect(rows).toMatch(/^[A-Z]\d+$/);
});
