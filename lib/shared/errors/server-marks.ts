// Detects server internals in single words: addresses, paths, error names, keys, names of secrets. Each test is linear.

const HIDDEN_ENDS = /^(?:internal|local|svc|lan|corp|intranet|cluster|localhost)$/i;
const NETWORK_ERROR = /^E(?:CONN[A-Z]+|NOTFOUND|NOENT|ACCES|PERM|TIMEDOUT|PIPE|AI_[A-Z]+|HOSTUNREACH)$/;
const LABEL = /^[a-z][\w-]+$/i;
const OCTET = /^(?:0|[1-9]\d{0,2})$/;

const hasBoth = (text: string): boolean => /\d/.test(text) && /[a-z]/i.test(text);

/** Returns whether a word looks like a key, token or hash: 20 characters with letters and digits, or 40 of any. */
export function isKey(word: string): boolean {
  return word.split(/[^\w+/=-]/).some((part) => (part.length >= 20 && hasBoth(part)) || part.length >= 40);
}

/** Returns whether a word after a secret's name is its value: 8 characters with letters and digits. */
export function isSecretValue(word: string): boolean {
  return word.length >= 8 && hasBoth(word);
}

// An IPv4 address; amounts of money look alike, but their groups have three digits.
function isIpv4(text: string): boolean {
  const parts = text.split('.').filter((part) => part !== '');
  return parts.length === 4 && parts.every((part) => OCTET.test(part) && Number(part) < 256);
}

function isIpv6(text: string): boolean {
  return text.split(':').length > 3 || /::[\da-f]/i.test(text);
}

// A name of three labels, or of an internal network.
function isHostName(text: string): boolean {
  const labels = text.split('.').filter((label) => label !== '');
  if (labels.some((label, at) => HIDDEN_ENDS.test(label) && (at > 0 || label.toLowerCase() === 'localhost')))
    return true;
  return labels.length > 2 && labels.every((label) => LABEL.test(label));
}

// `host.name:80`, `redis:6379`, `file.js:12`; a time of day has no letter before its colon.
function hasPort(word: string): boolean {
  const [name = '', ...rest] = word.split(':');
  const [number = ''] = rest.map((part) => /^\d+/.exec(part)?.[0] ?? '');
  return /[a-z]/i.test(name) && (number.length > 3 || (number !== '' && name.includes('.')));
}

function isAddress(word: string): boolean {
  if (word.includes('://') || hasPort(word)) return true;
  if (word.split(/[^\d.]/).some(isIpv4) || word.split(/[^\da-f:]/i).some(isIpv6)) return true;
  return word.split(/[^\w.-]/).some(isHostName);
}

function isPath(word: string): boolean {
  return word.includes('\\') || /(?:^|[^\w/])\/[\w.@~-]+\/[\w.@~-]/.test(word);
}

function isErrorName(part: string): boolean {
  return NETWORK_ERROR.test(part) || /.Exception$/i.test(part) || /^[A-Z].+Error$/.test(part);
}

/** Returns whether a word is an address, a file path, an error name, or a key. */
export function isServerMark(word: string): boolean {
  return isAddress(word) || isPath(word) || isKey(word) || word.split(/\W/).some(isErrorName);
}

const SECRET_NAMES: ReadonlySet<string> = new Set(
  'password passwd passphrase pwd pass secret token apikey key authorization bearer cookie session sessionid'.split(
    ' ',
  ),
);

/** Returns whether a word names a secret, ignoring punctuation: `api-key` and `X-Api-Key:` do. */
export function isSecretName(word: string): boolean {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  return SECRET_NAMES.has(letters) || SECRET_NAMES.has(letters.replace(/^x?api/, ''));
}
