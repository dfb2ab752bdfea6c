// Reads and merges untyped JSON from the wire.
import type { Context } from 'hono';

export type JsonObject = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the object that a request sends; an empty one for anything else. */
export const readJson = async (context: Context): Promise<JsonObject> => {
  const parsed: unknown = await context.req.json().catch(() => undefined);
  return isJsonObject(parsed) ? parsed : {};
};

/** Returns the trimmed text under a key, or its number as text; '' for anything else. */
export const readText = (source: JsonObject, key: string): string => {
  const value = source[key];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
};

/** Deep merge for the control endpoint: objects merge, everything else replaces, null removes the key. */
export const mergeJson = (base: JsonObject, patch: JsonObject): JsonObject => {
  const merged: JsonObject = { ...base };
  for (const [key, value] of Object.entries(patch)) {
    const before = merged[key];
    if (value === null) delete merged[key];
    else merged[key] = isJsonObject(value) && isJsonObject(before) ? mergeJson(before, value) : value;
  }
  return merged;
};
