// Reads one registry file and checks all its entries; runs in a separate process too.
import 'server-only';
import { hash } from 'node:crypto';
import { checkEntry, type EntryFault, type EntrySchema } from '@/lib/server/tenants/files/check-entry';
import { signatureOf } from '@/lib/server/tenants/files/list-files';
import { parseEntryText } from '@/lib/server/tenants/files/parse-entry-text';
import { readRegularFile } from '@/lib/server/tenants/files/read-regular-file';
import type { RegistryFault } from '@/lib/server/tenants/files/registry-fault';
import type { HeldMerchant } from '@/lib/server/tenants/merchant/registry-merchant';
import { messageOfError } from '@/lib/shared/message-of-error';

export type FileCheck = {
  readonly file: string;
  readonly signature: string;
  /** SHA-256 of the text, in hex; empty where it cannot be read. */
  readonly digest: string;
  /** For an array, fault paths start with the index. */
  readonly isList: boolean;
  readonly entries: readonly (HeldMerchant | undefined)[];
  /** Codes of faulty entries; undefined where unreadable, as in a file that is not JSON. */
  readonly broken: readonly (string | undefined)[];
  readonly faults: readonly RegistryFault[];
  /** Variables that its entries name. */
  readonly variables: readonly string[];
};

function readData(file: string): { digest: string; data?: unknown; fault?: EntryFault } {
  try {
    const text = readRegularFile(file);
    const { data, fault } = parseEntryText(text);
    return {
      digest: hash('sha256', text),
      data,
      fault: fault === undefined ? undefined : { path: '', expected: 'readable JSON', actual: fault },
    };
  } catch (error) {
    const actual = messageOfError(error);
    return { digest: '', fault: { path: '', expected: 'a readable file of JSON', actual } };
  }
}

/** Reads and checks a file; an unreadable one is a fault. `schema` may be the compiled form. */
export function checkFile(file: string, schema?: EntrySchema): FileCheck {
  const signature = signatureOf(file);
  const { digest, data, fault } = readData(file);
  const isList = Array.isArray(data);
  if (fault)
    return {
      file,
      signature,
      digest,
      isList,
      entries: [],
      broken: [undefined],
      faults: [{ file, ...fault }],
      variables: [],
    };
  const checks = isList
    ? data.map((item, at) => checkEntry(item, `[${at}]`, schema))
    : [checkEntry(data, '', schema)];
  return {
    file,
    signature,
    digest,
    isList,
    entries: checks.map(({ merchant }) => merchant),
    broken: checks.flatMap((it) => (it.faults ? [it.code] : [])),
    faults: checks.flatMap(({ faults = [] }) => faults.map((it) => ({ file, ...it }))),
    variables: checks.flatMap(({ variables = [] }) => variables),
  };
}
