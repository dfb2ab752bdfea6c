// Redis keys and channels: `site:<environment>:<build or form>:<kind>:<merchant>:<parts>` (SEC-13).
import 'server-only';
import { hash } from 'node:crypto';
import { getEnv } from '@/lib/server/platform/env';
import { getBuildId } from '@/lib/server/platform/get-build-id';

/** `build`: for the build that wrote it only. A number outlives builds, so that a rollout forgets no sign-out and no count. */
const FORMS = {
  answer: 'build',
  limit: 'v1',
  page: 'build',
  'signed-out': 'v1',
  ticket: 'v1',
} as const;

export type SharedKind = keyof typeof FORMS;

/** The parts become one hash: of any length and never readable. */
export type SharedKeyFacts = {
  readonly kind: SharedKind;
  readonly merchant: string;
  readonly parts: readonly string[];
};

const PLAIN = /^[A-Za-z0-9_-]{1,64}$/;

const digestOf = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url');

// A simple word stays; anything else becomes a hash behind `~`, which no simple word contains.
const toPart = (text: string): string => (PLAIN.test(text) ? text : `~${digestOf(text)}`);

const toStart = (): string => `site:${getEnv().SITE_ENVIRONMENT}`;

/** Returns the key, at most 300 characters of A–Z, a–z, 0–9, `_-~:`. Different facts never share a key (SEC-14). */
export function toSharedKey({ kind, merchant, parts }: SharedKeyFacts): string {
  const form = FORMS[kind] === 'build' ? toPart(getBuildId()) : FORMS[kind];
  return `${toStart()}:${form}:${kind}:${toPart(merchant)}:${digestOf(parts)}`;
}

/** Returns a channel's name. A channel serves all merchants of an environment; its messages name their merchant. */
export function toChannelName(kind: string): string {
  return `${toStart()}:v1:channel:${toPart(kind)}`;
}
