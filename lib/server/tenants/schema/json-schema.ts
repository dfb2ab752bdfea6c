// The registry's schema as JSON Schema, for editors. `npm run schema` writes it.
import 'server-only';
import { z } from 'zod';
import { DESCRIPTIONS } from '@/lib/server/tenants/schema/descriptions';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';
import { isRecord } from '@/lib/shared/is-record';

type Node = Record<string, unknown>;

const ENV = { $ref: '#/$defs/env' };

/** Formatted texts may also come from the environment; free texts accept `env:NAME` anyway. */
function withEnv(node: Node): Node {
  const hasForm = node.type === 'string' && ['pattern', 'enum', 'format'].some((key) => key in node);
  if (!hasForm) return node;
  const { description, default: fallback, ...form } = node;
  return { description, default: fallback, anyOf: [form, ENV] };
}

function convert(value: unknown, place: string): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item, place));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    if (key === 'properties' && isRecord(item)) return [key, convertProperties(item, place)];
    // Names of keys never come from the environment.
    if (key === 'propertyNames' || key === 'default') return [key, item];
    return [key, convert(item, place)];
  });
  return withEnv(Object.fromEntries(entries));
}

function convertProperties(properties: Node, place: string): Node {
  const entries = Object.entries(properties).map(([key, node]): [string, unknown] => {
    const path = place === '' ? key : `${place}.${key}`;
    const description = DESCRIPTIONS[path];
    return [key, convert(description && isRecord(node) ? { description, ...node } : node, path)];
  });
  return Object.fromEntries(entries);
}

/** Returns the JSON Schema (2020-12) of a registry file: one merchant, or an array. Checks across entries are not in it. */
export function toRegistryJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...merchant } = z.toJSONSchema(merchantSchema, { io: 'input', unrepresentable: 'any' });
  return {
    $schema,
    title: 'Registry of merchants',
    description:
      'One merchant, or an array of merchants. docs/operations/registry-reference.md explains every key.',
    oneOf: [{ $ref: '#/$defs/merchant' }, { type: 'array', items: { $ref: '#/$defs/merchant' } }],
    $defs: {
      env: {
        type: 'string',
        pattern: '^env:[A-Za-z_][A-Za-z0-9_]*$',
        description: 'Read from this environment variable',
      },
      merchant: convert(merchant, '') as Node,
    },
  };
}
