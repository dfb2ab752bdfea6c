// Looks for secrets in a text, however they may be dressed: as they are, percent-encoded, in base64 once or twice.

const CODED = /[A-Za-z0-9+/_-]{6,}={0,2}/g;
const MAX_DEPTH = 2;

/** Codes are short: one stands only where no other digit or letter touches it, or a picture's hash would hold it by chance. */
function isIn(layer: string, secret: string): boolean {
  if (!layer.includes(secret)) return false;
  return !/^\d{4,8}$/.test(secret) || new RegExp(`(?<![\\w.])${secret}(?![\\w.])`).test(layer);
}

function unquote(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString(),
  );
}

function decodedParts(text: string): string {
  const parts = new Set(text.match(CODED));
  return [...parts].map((part) => Buffer.from(part, 'base64').toString('utf8')).join('\n');
}

/** The text in every encoding: as it is, unquoted, and decoded from base64, up to twice. */
function layersOf(text: string, depth = 0): string[] {
  const layers = [...new Set([text, unquote(text)])];
  return depth === MAX_DEPTH
    ? layers
    : [...layers, ...layers.flatMap((layer) => layersOf(decodedParts(layer), depth + 1))];
}

/** Those of the secrets that the text holds: plain, percent-encoded, or inside of base64 up to twice over. */
export function findSecrets(text: string, secrets: readonly string[]): string[] {
  if (secrets.length === 0) return [];
  const layers = layersOf(text);
  return secrets.filter((secret) => layers.some((layer) => isIn(layer, secret)));
}
