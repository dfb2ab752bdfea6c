// A proof of a third party that waits for the player's choice: LINE's and Telegram's in session storage, Firebase's in memory.
import 'client-only';
import { readStoredRecord } from '@/lib/client/storage/read-json';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import type { SocialProof } from '@/lib/shared/social/social-proof';
import {
  isAlive,
  type ProofChoice,
  parseStoredProof,
  type StoredProof,
  toStoredProof,
} from '@/lib/shared/social/stored-proof';

const PLACES = [STORED.lineSessionToken, STORED.telegramAuth] as const;
const listeners = new Set<() => void>();
let current: StoredProof | undefined;
let isRead = false;

function readStoredProof(): StoredProof | undefined {
  for (const place of PLACES) {
    const kept = parseStoredProof(readStoredRecord(place));
    if (kept && isAlive(kept, Date.now())) return kept;
  }
  return undefined;
}

function publish(kept: StoredProof | undefined): void {
  current = kept;
  isRead = true;
  for (const place of PLACES) removeStored(place);
  const place = { line: STORED.lineSessionToken, telegram: STORED.telegramAuth, firebase: undefined };
  const own = kept && place[kept.proof.kind];
  if (own) writeStored(own, JSON.stringify(toStoredProof(kept)));
  for (const listener of listeners) listener();
}

/** Tells a component when a proof comes, is answered or goes; returns the way to stop. */
export function subscribeProof(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The waiting proof with its choice; the same object until it changes. */
export function getStoredProof(): StoredProof | undefined {
  if (!isRead) {
    isRead = true;
    current = readStoredProof();
  }
  return current;
}

/** Keeps a proof that belongs to no account; the dialog opens wherever it stands. `text`: the server's words, cleaned. */
export function storeProof(proof: SocialProof, text: string): void {
  publish({ proof, choice: 'due', text, keptAt: Date.now() });
}

/** Keeps the player's answer. */
export function answerChoice(choice: ProofChoice): void {
  const kept = getStoredProof();
  if (kept) publish({ ...kept, choice });
}

/** Forgets the proof, after a success, a refusal or the player's no. */
export function dropProof(): void {
  if (getStoredProof()) publish(undefined);
}

/** The proof that a login or a registration takes along, once the player has chosen; one that has expired is dropped. */
export function getPendingProof(): SocialProof | undefined {
  const kept = getStoredProof();
  if (!kept || kept.choice === 'due') return undefined;
  if (isAlive(kept, Date.now())) return kept.proof;
  dropProof();
  return undefined;
}

/** Forgets the proof when a refusal says that it is no longer good. */
export function dropRefusedProof({ code }: { readonly code: string }): void {
  if (code === 'line_invalid_token' || code === 'telegram_validate_failed') dropProof();
}
