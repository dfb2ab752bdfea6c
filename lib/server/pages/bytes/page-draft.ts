// A rendering before it becomes bytes: once for all visitors, or per response where it has slots for a visitor's values.
import 'server-only';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import { toHashedHtml } from '@/lib/server/pages/bytes/hashed-html';
import {
  type HeaderList,
  OVERHEAD_BYTES,
  type PageBytes,
  toPageBytes,
} from '@/lib/server/pages/bytes/page-bytes';
import { fillSources } from '@/lib/server/pages/policy/own-sources';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

type DraftFacts = {
  readonly status: number;
  readonly headers: HeaderList;
  /** The policy with a placeholder in place of hashes; absent where the text is no document. */
  readonly policy?: string;
  /** The secret, one-time nonce of the rendering's own scripts and styles. */
  readonly nonce: string;
};

export type PageDraft = DraftFacts & { readonly text: string };

export type PageTemplate = DraftFacts & { readonly zipped: Buffer; readonly bytes: number };

export type Slot = { readonly mark: string; readonly value: string };

const fill = (text: string, slots: readonly Slot[]): string =>
  slots.reduce((filled, { mark, value }) => filled.replaceAll(mark, value), text);

function complete({ policy, status, text, nonce, ...draft }: PageDraft) {
  // Next may repeat the nonce in the Link header of preloads.
  const headers = draft.headers.map(
    ([name, value]) => [name, value.replaceAll(`; nonce="${nonce}"`, '')] as const,
  );
  if (policy === undefined) return { status, headers, text: text.replaceAll(nonce, '') };
  const { html, scripts, styles } = toHashedHtml(text, nonce);
  const own = fillSources(policy, { scripts: scripts.join(' '), styles: styles.join(' ') });
  return { status, text: html, headers: [...headers, ['content-security-policy', own] as const] };
}

/** Creates a page that is the same for all visitors. */
export function draftToBytes(draft: PageDraft): Promise<PageBytes> {
  return toPageBytes(complete(draft));
}

/** Stores a draft for responses with their own values. */
export async function draftToTemplate({ text, ...facts }: PageDraft): Promise<PageTemplate> {
  const zipped = await zip(text);
  return { ...facts, zipped, bytes: zipped.length + OVERHEAD_BYTES };
}

/** Returns the page of one response, compressed fast, since it is sent once. */
export async function templateToBytes(
  { zipped, ...facts }: PageTemplate,
  slots: readonly Slot[],
): Promise<PageBytes> {
  const text = fill((await unzip(zipped)).toString('utf8'), slots);
  const headers = facts.headers.map(([name, value]) => [name, fill(value, slots)] as const);
  return toPageBytes(complete({ ...facts, headers, text }), constants.Z_BEST_SPEED);
}
