// A packed registry as bytes: a header, authenticated with a secret of the site, names the digests of three sections.
import 'server-only';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { readEnvValue } from '@/lib/server/platform/env-value';
import type { LoadFacts, Packed, PackedChecks, PackedIndex } from '@/lib/server/tenants/packed/packed';

const MAGIC = Buffer.from('registry');
const MAC_BYTES = 32;

/** Bytes before the header: a magic word, the header's authentication, its length. */
export const LEAD_BYTES = MAGIC.length + MAC_BYTES + 4;

export type SectionFacts = { readonly bytes: number; readonly digest: string };

/** `checks`, `index` and `texts`, in this order. */
export type Sections<Of> = readonly [Of, Of, Of];

export type PackedHeader = {
  /** The build that checked the entries. */
  readonly build: string;
  /** Of the values of variables that entries name. */
  readonly envDigest: string;
  readonly facts: LoadFacts;
  readonly sections: Sections<SectionFacts>;
};

/** Returns the keys of stored registries, newest first. */
function getPackedKeys(): Buffer[] {
  const secrets = (readEnvValue('SESSION_SECRET') ?? '').split(',').map((it) => it.trim());
  return secrets.map((it) => Buffer.from(hkdfSync('sha256', it, '', 'site checked registry', MAC_BYTES)));
}

const macOf = (key: Buffer, header: Uint8Array): Buffer => createHmac('sha256', key).update(header).digest();

/** Returns a digest of the values that variables have now, which reveals nothing of them. */
export function digestOfEnv({ variables }: LoadFacts): string {
  const values = variables.map((name) => [name, readEnvValue(name) ?? null]);
  const [key = Buffer.alloc(0)] = getPackedKeys();
  return createHmac('sha256', key).update(JSON.stringify(values)).digest('hex');
}

/** Returns the three sections of a registry. */
export function toPackedSections({ checks, index, texts }: Packed): Sections<Buffer> {
  return [serialize(checks), serialize(index), texts.subarray(0, index.starts.at(-1) ?? 0)];
}

/** Returns a file's first bytes, and its mark, which no other contents have. */
export function toLead(header: PackedHeader): { lead: Buffer; mark: string } {
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  const [key = Buffer.alloc(0)] = getPackedKeys();
  const mac = macOf(key, text);
  return { lead: Buffer.concat([MAGIC, mac, length, text]), mark: mac.toString('hex') };
}

/** Returns the header's length; undefined where the bytes begin no registry. */
export function readHeaderBytes(lead: Buffer): number | undefined {
  const isOurs = lead.length === LEAD_BYTES && lead.subarray(0, MAGIC.length).equals(MAGIC);
  return isOurs ? lead.readUInt32LE(LEAD_BYTES - 4) : undefined;
}

/** Returns the header and its mark; undefined where no secret of the site has made it. */
export function readHeader(lead: Buffer, text: Buffer): { header: PackedHeader; mark: string } | undefined {
  const mac = lead.subarray(MAGIC.length, MAGIC.length + MAC_BYTES);
  if (!getPackedKeys().some((key) => timingSafeEqual(macOf(key, text), mac))) return undefined;
  return { header: JSON.parse(text.toString()), mark: mac.toString('hex') };
}

/** Returns the checks of their section. */
export const toPackedChecks = (section: Buffer): PackedChecks => deserialize(section);

/** Returns the index of its section. */
export const toPackedIndex = (section: Buffer): PackedIndex => deserialize(section);
