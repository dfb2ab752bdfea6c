// State of one sandbox: database, keys, planted faults and received calls.
import type { DatabaseSync } from 'node:sqlite';
import type { Fault } from './faults.ts';
import type { JsonObject } from './json-value.ts';
import { KeyRing } from './key-ring.ts';
import { openDatabase } from './open-database.ts';
import { PushSubscriptionState } from './push-state.ts';
import { seedAccounts } from './seed-accounts.ts';

export type RecordedCall = {
  at: string;
  merchant: string;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
  decryptedBody: unknown;
};

export type Overrides = {
  status: JsonObject;
  statusError: { errorCode: string; message: string } | null;
  config: JsonObject;
};

export type ChatMessage = { id: number; from: 'agent' | 'member'; text: string; at: string };

/** Outcome of games on the play pages: random, or as a test plants it. */
export type WinRule = 'fair' | 'win' | 'lose';

// Real widgets create their object some time after their script has run.
const widgetDelayMs = 200;

export type ProviderState = {
  database: DatabaseSync;
  keys: KeyRing;
  now: () => number;
  faults: Fault[];
  received: RecordedCall[];
  overrides: Map<string, Overrides>;
  luck: WinRule;
  /** Conversations by member, and the delay of the chat widget. */
  chats: Map<string, ChatMessage[]>;
  widgetDelayMs: number;
  /** Number of games in a merchant's lobby, where a test has set it. */
  gameCounts: Map<string, number>;
  /** Account signed in at the Google stand-in, which offers One Tap to no other browser. */
  googleAccount: JsonObject | null;
  /** State of the messaging service's stand-in. */
  push: PushSubscriptionState;
  /** How long each pixel's stand-in blocks the page at its start, as real ones do. */
  pixelBurnMs: number;
};

export const getOverrides = (state: ProviderState, merchant: string): Overrides => {
  const known = state.overrides.get(merchant) ?? { status: {}, statusError: null, config: {} };
  state.overrides.set(merchant, known);
  return known;
};

const seed = (at: number): Omit<ProviderState, 'keys' | 'now'> => {
  const database = openDatabase();
  seedAccounts(database, at);
  return {
    database,
    faults: [],
    received: [],
    overrides: new Map(),
    luck: 'fair',
    chats: new Map(),
    widgetDelayMs,
    gameCounts: new Map(),
    googleAccount: null,
    push: new PushSubscriptionState(),
    pixelBurnMs: 0,
  };
};

export const createProviderState = (): ProviderState => ({
  ...seed(Date.now()),
  keys: new KeyRing(),
  now: () => Date.now(),
});

/** Resets to the seed; the RSA keys stay, as at a real provider. */
export const resetProviderState = (state: ProviderState): void => {
  state.database.close();
  Object.assign(state, seed(state.now()));
};
