// Accounts of the provider: reading and writing, and a member's own view.
import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { isJsonObject, type JsonObject } from './json-value.ts';

type TwoFactor = { email: boolean; ga: boolean; sms: boolean };

export type Account = {
  id: string;
  merchant: string;
  userName: string;
  passwordHash: string;
  mobileNum: string | null;
  email: string | null;
  type: number;
  language: string;
  clubLabel: JsonObject | null;
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  twoFactor: TwoFactor | null;
  profile: JsonObject;
};

export type NewAccount = Partial<Account> &
  Pick<Account, 'merchant' | 'userName' | 'passwordHash' | 'language'>;

const parseJson = (text: unknown): JsonObject | null => {
  const value: unknown = typeof text === 'string' ? JSON.parse(text) : null;
  return isJsonObject(value) ? value : null;
};

const toAccount = (row: Record<string, unknown>): Account => ({
  id: String(row.id),
  merchant: String(row.merchant),
  userName: String(row.userName),
  passwordHash: String(row.passwordHash),
  mobileNum: row.mobileNum === null ? null : String(row.mobileNum),
  email: row.email === null ? null : String(row.email),
  type: Number(row.type),
  language: String(row.language),
  clubLabel: parseJson(row.clubLabel),
  firstTimeLogin: row.firstTimeLogin === 1,
  passwordExpired: row.passwordExpired === 1,
  twoFactor: parseJson(row.twoFactor) as TwoFactor | null,
  profile: parseJson(row.profile) ?? {},
});

const accountKeys = {
  id: 'SELECT * FROM account WHERE merchant = ? AND id = ?',
  userName: 'SELECT * FROM account WHERE merchant = ? AND userName = ?',
  mobileNum: 'SELECT * FROM account WHERE merchant = ? AND mobileNum = ?',
};

export const findAccount = (
  database: DatabaseSync,
  merchant: string,
  by: { key: keyof typeof accountKeys; value: string },
): Account | null => {
  const row = database.prepare(accountKeys[by.key]).get(merchant, by.value);
  return row ? toAccount(row) : null;
};

/** By user name (case does not count) or by mobile number, as players type either into the same field. */
export const findAccountByLogin = (database: DatabaseSync, merchant: string, login: string): Account | null =>
  findAccount(database, merchant, { key: 'userName', value: login.toLowerCase() }) ??
  findAccount(database, merchant, { key: 'mobileNum', value: login.replace(/\D/g, '') });

const insertSql = `INSERT INTO account (id, merchant, userName, passwordHash, mobileNum, email, type, language,
  clubLabel, firstTimeLogin, passwordExpired, twoFactor, profile, createdAt)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const toJson = (value: unknown): string | null => (value ? JSON.stringify(value) : null);

export const createAccount = (database: DatabaseSync, fresh: NewAccount, at: number): string => {
  const id = fresh.id ?? String(randomInt(10_000_000, 99_999_999));
  database
    .prepare(insertSql)
    .run(
      id,
      fresh.merchant,
      fresh.userName.toLowerCase(),
      fresh.passwordHash,
      fresh.mobileNum ?? null,
      fresh.email ?? null,
      fresh.type ?? 0,
      fresh.language,
      toJson(fresh.clubLabel),
      fresh.firstTimeLogin ? 1 : 0,
      fresh.passwordExpired ? 1 : 0,
      toJson(fresh.twoFactor),
      JSON.stringify(fresh.profile ?? {}),
      at,
    );
  return id;
};

const columns = [
  'mobileNum',
  'email',
  'type',
  'language',
  'clubLabel',
  'firstTimeLogin',
  'passwordExpired',
  'twoFactor',
  'profile',
  'passwordHash',
] as const;

const toColumn = (value: unknown): string | number | null => {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return toJson(value);
};

/** Writes the named fields of one account; unknown names are left alone. */
export const updateAccount = (database: DatabaseSync, id: string, patch: JsonObject): void => {
  for (const column of columns) {
    if (!(column in patch)) continue;
    database.prepare(`UPDATE account SET ${column} = ? WHERE id = ?`).run(toColumn(patch[column]), id);
  }
};
