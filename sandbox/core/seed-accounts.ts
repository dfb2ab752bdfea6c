// Demo players: the same names at every merchant, each a different account.
import type { DatabaseSync } from 'node:sqlite';
import { createAccount, type NewAccount } from './account.ts';
import { merchants, type SandboxMerchant } from './merchant.ts';
import { hashPassword } from './password-hash.ts';

const demoPassword = 'Passw0rd!';

const seedHashes = new Map<string, string>();

/** Made once: tests reset often, and hashing dominates the cost. */
const seedHashOf = (password: string): string => {
  const hash = seedHashes.get(password) ?? hashPassword(password);
  seedHashes.set(password, hash);
  return hash;
};

const goldLabel = { labelName: 'Gold', type: 'AUTO', rankLevel: 3, labelId: 7 };

const players = (merchant: SandboxMerchant): Array<Partial<NewAccount> & { userName: string }> => [
  { userName: 'lan', clubLabel: goldLabel, profile: { completed: 2, expected: 5, unread: 3, invited: 4 } },
  { userName: 'minh', profile: { completed: 0, expected: 4 } },
  { userName: 'agent1', type: 1, profile: { invited: 28 } },
  { userName: 'reset1', passwordHash: seedHashOf(merchant.defaultMobilePassword) },
  { userName: 'expired1', passwordExpired: true },
  { userName: 'first1', firstTimeLogin: true },
  { userName: 'twofa', twoFactor: { email: true, ga: true, sms: true } },
  { userName: 'locked1' },
];

const seedMerchant = (
  database: DatabaseSync,
  merchant: SandboxMerchant,
  place: { index: number; at: number },
): void => {
  players(merchant).forEach((player, nth) => {
    const id = String((place.index + 1) * 1000 + nth + 1);
    const contact = {
      mobileNum: `9${place.index + 1}5550010${nth}`,
      email: `${player.userName}@${merchant.code}.example`,
    };
    const passwordHash = seedHashOf(demoPassword);
    const base = { id, merchant: merchant.code, passwordHash, language: merchant.defaultLanguage };
    createAccount(database, { ...base, ...contact, ...player }, place.at);
    if (player.userName === 'lan') bindLan(database, merchant.code, id);
  });
};

const bindLan = (database: DatabaseSync, merchant: string, id: string): void => {
  const bind = database.prepare('INSERT INTO binding VALUES (?, ?, ?, ?)');
  bind.run(merchant, 'line', 'U-demo-lan', id);
  bind.run(merchant, 'telegram', '7001', id);
  bind.run(merchant, 'firebase', 'firebase-lan', id);
};

export const seedAccounts = (database: DatabaseSync, at: number): void => {
  [...merchants.values()].forEach((merchant, index) => {
    seedMerchant(database, merchant, { index, at });
  });
};
