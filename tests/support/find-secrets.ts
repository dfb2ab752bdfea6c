// Looks for secrets in a text, however they may be dressed: as they are, percent-encoded, in base64 once or twice.

const CODED = /[A-Za-z0-9+/_-]{6,}={0,2}/g;
const MAX_DEPTH = 2;

function toPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Codes are short: one stands only where no other digit or letter touches it, or a picture's hash would hold it by chance. */
function patternOf(secret: string): RegExp {
  return /^\d{4,8}$/.test(secret)
    ? new RegExp(`(?<![\\w.])${secret}(?![\\w.])`)
    : new RegExp(toPattern(secret));
}

function unquote(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString(),
  );
}

function decodedParts(text: string): string {
  return (text.match(CODED) ?? []).map((part) => Buffer.from(part, 'base64').toString('utf8')).join('\n');
}

/** Those of the secrets that the text holds: plain, percent-encoded, or inside of base64 up to twice over. */
export function findSecrets(text: string, secrets: readonly string[], depth = 0): string[] {
  const layers = [text, unquote(text)];
  const found = secrets.filter((secret) => layers.some((layer) => patternOf(secret).test(layer)));
  if (depth === MAX_DEPTH) return found;
  const inside = layers.flatMap((layer) => findSecrets(decodedParts(layer), secrets, depth + 1));
  return [...new Set([...found, ...inside])];
}
