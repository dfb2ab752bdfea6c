// A proof that waits for the player's choice, and its lifetime.
import { isRecord } from '@/lib/shared/is-record';
import type { SocialProof } from '@/lib/shared/social/social-proof';
import { TELEGRAM_FRESH_SECONDS } from '@/lib/shared/social/telegram-flow';

/** `due`: the dialog is open; the others are answers. */
export type ProofChoice = 'due' | 'existing' | 'register';

export type StoredProof = {
  readonly proof: SocialProof;
  readonly choice: ProofChoice;
  /** The server's cleaned message; may be empty. */
  readonly text: string;
  readonly keptAt: number;
};

const LIFE_MS = 10 * 60_000;

function endOf({ proof, keptAt }: StoredProof): number {
  const end = keptAt + LIFE_MS;
  if (proof.kind !== 'telegram') return end;
  return Math.min(end, (Number(proof.telegramAuth.auth_date) + TELEGRAM_FRESH_SECONDS) * 1000);
}

/** Returns whether a proof is still valid: ten minutes, for Telegram five minutes from its signature. */
export function isAlive(proof: StoredProof, now: number): boolean {
  return now >= proof.keptAt && now <= endOf(proof);
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function choiceOf(value: unknown): ProofChoice {
  return value === 'existing' || value === 'register' ? value : 'due';
}

function proofOf(raw: Record<string, unknown>): SocialProof | undefined {
  const { lineSessionToken, telegramAuth } = raw;
  if (typeof lineSessionToken === 'string' && lineSessionToken !== '')
    return { kind: 'line', lineSessionToken, name: textOf(raw.name), picture: textOf(raw.picture) };
  return isRecord(telegramAuth) ? { kind: 'telegram', telegramAuth } : undefined;
}

/** Parses a stored proof. */
export function parseStoredProof(raw: Record<string, unknown> | undefined): StoredProof | undefined {
  const proof = raw && proofOf(raw);
  if (!proof || typeof raw.keptAt !== 'number') return undefined;
  return { proof, choice: choiceOf(raw.choice), text: textOf(raw.text) ?? '', keptAt: raw.keptAt };
}

/** Serialises a proof; Firebase's stays in memory only. */
export function toStoredProof({ proof, choice, text, keptAt }: StoredProof): Record<string, unknown> {
  const { kind: _kind, ...fields } = proof;
  return { ...fields, choice, text, keptAt };
}
