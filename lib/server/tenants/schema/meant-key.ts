// The key that a misspelt one means.
import 'server-only';
import { z } from 'zod';
import { findNearestName } from '@/lib/server/platform/nearest-name';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';

type Node = z.core.JSONSchema.JSONSchema;

const getForm = () =>
  getProcessSingleton('registry-form', () =>
    z.toJSONSchema(merchantSchema, { io: 'input', unrepresentable: 'any' }),
  );

function namesAt(place: readonly PropertyKey[]): readonly string[] {
  let node = getForm() as Node | undefined;
  for (const key of place) {
    const { properties = {}, items } = node ?? {};
    node = (properties[String(key)] ?? items) as Node | undefined;
  }
  const named = (node?.propertyNames as Node | undefined)?.enum ?? [];
  return [...Object.keys(node?.properties ?? {}), ...named.map(String)];
}

/** Returns the key of the schema that the unknown key at the end of `place` is nearly; undefined where none is. */
export function findMeantKey(place: readonly PropertyKey[]): string | undefined {
  return findNearestName(String(place.at(-1)), namesAt(place.slice(0, -1)));
}
