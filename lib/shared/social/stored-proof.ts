// A proof that waits for the player's choice: what is kept of it, and how long it is worth keeping.

import type { SocialProof } from '@/lib/shared/social/social-proof';
import { TELEGRAM_FRESH_SECONDS } from '@/lib/shared/social/telegram-flow';

/** `due`: the dialog waits for an answer; the others are answers. */
export type ProofChoice = 'due' | 'existing' | 'register';

/** A proof with what the dialog says about it. */
export type StoredProof = {
  readonly proof: SocialProof;
  readonly choice: ProofChoice;
  /** The server's words, cleaned; may be empty. */
  readonly text: string;
  readonly keptAt: number;
};

const LIFE_MS = 10 * 60_000;

function endOf({ proof, keptAt }: StoredProof): number {
  const end = keptAt + LIFE_MS;
  if (proof.kind !== 'telegram') return end;
  return Math.min(end, (Number(proof.telegramAuth.auth_date) + TELEGRAM_FRESH_SECONDS) * 1000);
}

/** Whether a proof may still be sent: ten minutes, Telegram's until its signature is five minutes old. */
export function isAlive(kept: StoredProof, now: number): boolean {
  return now >= kept.keptAt && now <= endOf(kept);
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function choiceOf(value: unknown): ProofChoice {
  return value === 'existing' || value === 'register' ? value : 'due';
}

function proofOf(raw: Record<string, unknown>): SocialProof | undefined {
  const { lineSessionToken, telegramAuth } = raw;
  if (typeof lineSessionToken === 'string' && lineSessionToken !== '')
    return { kind: 'line', lineSessionToken, name: textOf(raw.name), picture: textOf(raw.picture) };
  return typeof telegramAuth === 'object' && telegramAuth !== null
    ? { kind: 'telegram', telegramAuth: telegramAuth as Record<string, unknown> }
    : undefined;
}

/** Reads what the storage holds; undefined when it is no proof. */
export function parseStoredProof(raw: Record<string, unknown> | undefined): StoredProof | undefined {
  const proof = raw && proofOf(raw);
  if (!proof || typeof raw.keptAt !== 'number') return undefined;
  return { proof, choice: choiceOf(raw.choice), text: textOf(raw.text) ?? '', keptAt: raw.keptAt };
}

/** A kept proof as the storage holds it; Firebase's stays in the page's memory and has no form here. */
export function toStoredProof({ proof, choice, text, keptAt }: StoredProof): Record<string, unknown> {
  const { kind: _kind, ...fields } = proof;
  return { ...fields, choice, text, keptAt };
}
