// The body of a post, as one JSON object of bounded size.

const MAX_BYTES = 1024 * 1024;

/** Resolves with `value`, or with `fault` as one sentence. */
export async function readJsonBody(incoming) {
  const parts = [];
  let size = 0;
  for await (const part of incoming) {
    size += part.length;
    if (size > MAX_BYTES) return { fault: 'The entry is larger than 1 MiB.' };
    parts.push(part);
  }
  try {
    const value = JSON.parse(Buffer.concat(parts).toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value };
  } catch {
    return { fault: 'The body is not JSON.' };
  }
  return { fault: 'The body must be a JSON object.' };
}
