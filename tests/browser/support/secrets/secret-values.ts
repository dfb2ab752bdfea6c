// What counts as a secret in the bodies and addresses of a journey, by the name of its field (provider-api §4, SEC-57).

/** A secret, and the name of the field that it stood in. */
export type SecretValue = readonly [value: string, name: string];

const BODY_NAMES = new Set([
  ...['password', 'oldPassword', 'newPassword', 'smsCode', 'verifyCode', 'code'],
  ...['codeVerifier', 'accessToken', 'lineSessionToken', 'hash', 'sessionId', 'authKey', 'token'],
  ...['firebaseIdToken', 'idToken', 'id_token', 'refreshToken', 'mfaPendingCredential', 'sessionInfo'],
  ...['pass_token', 'captcha_output', 'geetest_validate', 'geetest_seccode', 'validate', 'seccode'],
]);

/** Those come in an address by their nature: from a third party, a wallet, a native app, or another domain of the merchant's. */
const ADDRESS_NAMES = [
  ...['code', 'state', 'nonce', 'tgStart', 'tgAuthResult'],
  ...['token', 'tokens', 'sessionId', 'ticket'],
];

/** No password and no code is shorter than six characters; six equal digits are a colour as well as a guess. */
export const isDistinctive = (text: string): boolean => text.length >= 6 && !/^(\d)\1+$/.test(text);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}

function walk(value: unknown, name: string): SecretValue[] {
  if (typeof value === 'string') {
    if (name === 'postBody') return walk(parse(value), '');
    return BODY_NAMES.has(name) && isDistinctive(value) ? [[value, name]] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => walk(inside, Array.isArray(value) ? name : key));
}

/** The secrets in a body: JSON, a form, or what has been parsed already. */
export function secretsOfBody(body: unknown): SecretValue[] {
  return walk(typeof body === 'string' ? parse(body) : body, '');
}

function insideOf(value: string): SecretValue[] {
  return secretsOfBody(Buffer.from(value, 'base64').toString());
}

/** The secrets that an address carries in its query or fragment. */
export function secretsOfAddress(address: string): SecretValue[] {
  const { search, hash, pathname } = new URL(address);
  const parts = [search, hash.slice(1)].map((part) => new URLSearchParams(part));
  // A code alone is anything, such as a game's; LINE's comes with its state, or is no one's return.
  // A launched game has a ticket of its own at the provider's; the site's leads to its entry page (B46).
  const isOne: Readonly<Record<string, boolean>> = {
    code: parts.some((part) => part.has('state')),
    ticket: pathname === '/m/index.html',
  };
  const names = ADDRESS_NAMES.filter((name) => isOne[name] ?? true);
  const matches = names
    .flatMap((name) => parts.flatMap((part) => part.getAll(name).map((value) => [value, name] as const)))
    .filter(([value]) => isDistinctive(value));
  return matches.flatMap((one) => (one[1] === 'tgAuthResult' ? [one, ...insideOf(one[0])] : [one]));
}
