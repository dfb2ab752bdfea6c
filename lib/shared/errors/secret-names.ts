// Words after which a secret stands.

const NAMES: ReadonlySet<string> = new Set(
  'password passwd passphrase pwd pass secret token apikey key authorization bearer cookie session sessionid'.split(
    ' ',
  ),
);

/** Whether a word, with whatever signs around it, is the name of a secret; `api-key` and `X-Api-Key:` are. */
export function isSecretName(word: string): boolean {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  return NAMES.has(letters) || NAMES.has(letters.replace(/^x?api/, ''));
}
