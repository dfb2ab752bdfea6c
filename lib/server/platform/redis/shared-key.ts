// Names of keys and channels in Redis: `site:<environment>:<build or form>:<kind>:<merchant>:<parts>` (SEC-13, SEC-14).
import 'server-only';
import { createHash } from 'node:crypto';
import { getEnv } from '@/lib/server/platform/env';
import { getBuildId } from '@/lib/server/platform/get-build-id';

/**
 * The kinds of keys. `build`: what only the build that wrote it can read; else the version of a form that outlives builds, so that a
 * roll-out forgets no sign-out and no count. No kind is global: each key names its merchant.
 */
const FORMS = {
  answer: 'build',
  limit: 'v1',
  page: 'build',
  'signed-out': 'v1',
  ticket: 'v1',
} as const;

/** A kind of key. */
export type SharedKind = keyof typeof FORMS;

/** What a key names. The parts stand in it as one hash: of any length, in any letters, and never readable. */
export type SharedKeyFacts = {
  readonly kind: SharedKind;
  readonly merchant: string;
  readonly parts: readonly string[];
};

const PLAIN = /^[A-Za-z0-9_-]{1,64}$/;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

// A plain word stands as it is; anything else as a hash behind a letter that no plain word has.
const toPart = (text: string): string => (PLAIN.test(text) ? text : `~${hash(JSON.stringify(text))}`);

const toStart = (): string => `site:${getEnv().SITE_ENVIRONMENT}`;

/** The key: two are the same only where all facts are, whatever letters they hold. Up to 300 characters of A–Z, a–z, 0–9, `_-~:`. */
export function toSharedKey({ kind, merchant, parts }: SharedKeyFacts): string {
  const form = FORMS[kind] === 'build' ? toPart(getBuildId()) : FORMS[kind];
  return `${toStart()}:${form}:${kind}:${toPart(merchant)}:${hash(JSON.stringify(parts))}`;
}

/** The name of a channel. Channels concern all merchants of an environment; what is told in them names its own. */
export function toChannelName(kind: string): string {
  return `${toStart()}:v1:channel:${toPart(kind)}`;
}
