// A third-party proof that waits for the player's choice: LINE and Telegram in session storage, Firebase in memory.
import 'client-only';
import { withdrawSyncedToken } from '@/lib/client/session-end/withdraw-synced-token';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { makeListeners } from '@/lib/client/store/make-store';
import type { SocialProof } from '@/lib/shared/social/social-proof';
import {
  isAlive,
  type ProofChoice,
  parseStoredProof,
  type StoredProof,
  toStoredProof,
} from '@/lib/shared/social/stored-proof';

const PLACES = [STORED.lineSessionToken, STORED.telegramAuth] as const;
const listeners = makeListeners();
let current: StoredProof | undefined;
let isRead = false;

function readStoredProof(): StoredProof | undefined {
  for (const place of PLACES) {
    const stored = parseStoredProof(readStoredRecord(place));
    if (stored && isAlive(stored, Date.now())) return stored;
  }
  return undefined;
}

function publish(proof: StoredProof | undefined): void {
  current = proof;
  isRead = true;
  for (const place of PLACES) removeStored(place);
  const place = { line: STORED.lineSessionToken, telegram: STORED.telegramAuth, firebase: undefined };
  const own = proof && place[proof.proof.kind];
  if (own) writeStored(own, JSON.stringify(toStoredProof(proof)));
  listeners.notify();
}

export const subscribeProof = listeners.subscribe;

/** Returns the pending proof with its choice; the same object until it changes. */
export function getStoredProof(): StoredProof | undefined {
  if (!isRead) {
    isRead = true;
    current = readStoredProof();
  }
  return current;
}

/** Stores a proof without an account and opens the dialog. `text` is the server's message, cleaned. */
export function storeProof(proof: SocialProof, text: string): void {
  publish({ proof, choice: 'due', text, keptAt: Date.now() });
}

/** Stores the player's choice. */
export function setProofChoice(choice: ProofChoice): void {
  const stored = getStoredProof();
  if (stored) publish({ ...stored, choice });
}

/** Removes the proof after a success, a rejection or a decline. */
export function dropProof(): void {
  if (getStoredProof()) publish(undefined);
}

/** Returns the proof to send with a login or registration, once the player has chosen. Removes an expired one, with its synced token. */
export function getPendingProof(): SocialProof | undefined {
  const stored = getStoredProof();
  if (!stored || stored.choice === 'due') return undefined;
  if (isAlive(stored, Date.now())) return stored.proof;
  dropProof();
  withdrawSyncedToken();
  return undefined;
}

/** Removes the proof if the failure says that it is invalid. */
export function dropInvalidProof({ code }: { readonly code: string }): void {
  if (code === 'line_invalid_token' || code === 'telegram_validate_failed') dropProof();
}
