// The provider's database: in memory, one per sandbox, so that tests share nothing.
import { DatabaseSync } from 'node:sqlite';

const schema = `
CREATE TABLE account (
  id TEXT PRIMARY KEY, merchant TEXT NOT NULL, userName TEXT NOT NULL, passwordHash TEXT NOT NULL,
  mobileNum TEXT, email TEXT, type INTEGER NOT NULL DEFAULT 0, language TEXT NOT NULL,
  clubLabel TEXT, firstTimeLogin INTEGER NOT NULL DEFAULT 0, passwordExpired INTEGER NOT NULL DEFAULT 0,
  twoFactor TEXT, profile TEXT NOT NULL DEFAULT '{}', createdAt INTEGER NOT NULL,
  UNIQUE (merchant, userName));
CREATE UNIQUE INDEX account_mobile ON account (merchant, mobileNum) WHERE mobileNum IS NOT NULL;
CREATE TABLE session (
  token TEXT PRIMARY KEY, merchant TEXT NOT NULL, accountId TEXT NOT NULL, seenAt INTEGER NOT NULL);
CREATE TABLE binding (
  merchant TEXT NOT NULL, channel TEXT NOT NULL, subject TEXT NOT NULL, accountId TEXT NOT NULL,
  PRIMARY KEY (merchant, channel, subject));
CREATE TABLE code (
  merchant TEXT NOT NULL, purpose TEXT NOT NULL, target TEXT NOT NULL, code TEXT NOT NULL,
  madeAt INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (merchant, purpose, target));
CREATE TABLE attempt (merchant TEXT NOT NULL, subject TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE spent (merchant TEXT NOT NULL, kind TEXT NOT NULL, mark TEXT NOT NULL,
  PRIMARY KEY (merchant, kind, mark));
CREATE TABLE ticket (
  merchant TEXT NOT NULL, kind TEXT NOT NULL, mark TEXT NOT NULL, data TEXT NOT NULL, madeAt INTEGER NOT NULL,
  PRIMARY KEY (merchant, kind, mark));
CREATE TABLE received (merchant TEXT NOT NULL, kind TEXT NOT NULL, accountId TEXT, data TEXT NOT NULL,
  at INTEGER NOT NULL);
`;

export const openDatabase = (): DatabaseSync => {
  const database = new DatabaseSync(':memory:');
  database.exec(schema);
  return database;
};
