const NAMES: ReadonlySet<string> = new Set(
  'password passwd passphrase pwd pass secret token apikey key authorization bearer cookie session sessionid'.split(
    ' ',
  ),
);

/** Returns whether a word names a secret, ignoring punctuation: `api-key` and `X-Api-Key:` do. */
export function isSecretName(word: string): boolean {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  return NAMES.has(letters) || NAMES.has(letters.replace(/^x?api/, ''));
}
