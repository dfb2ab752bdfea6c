// Tells a sentence for players from what a failing server prints: stacks, addresses, paths, queries, keys.

/** More than a notice on a phone shows without scrolling. */
const MAX_CHARS = 300;

const LABEL = '[a-z][\\w-]+';
const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';

/** What no sentence for players holds; each is one kind of leak. */
const LEAKS: readonly RegExp[] = [
  // Control characters but line breaks and tabs, and signs that reverse the direction of text.
  /[^\P{Cc}\n\r\t]|[\u202d\u202e]/u,
  // Markup, and objects in braces.
  /<[a-z!/?]|[{}]/i,
  // Frames of a stack, and a line of a file.
  /^\s*at\s+[\w$.<>]+\s*\(|\bat\s+\S+\(|\.\w{1,5}:\d+|\bline \d+, col/im,
  // Errors of a runtime, a database or a network.
  /\w+Exception\b|\b[A-Z]\w+Error\b|Traceback|\b[Ss]tack ?trace|\bORA-\d|\bSQLSTATE\b|\S'@'/,
  /\bE(?:CONN\w+|NOTFOUND|NOENT|ACCES|PERM|TIMEDOUT|PIPE|AI_\w+|HOSTUNREACH)\b|OpenSSL|errno/i,
  /\b(?:SELECT\s.+\sFROM|INSERT\s+INTO|DELETE\s+FROM|UPDATE\s\S+\sSET)\s/s,
  // Addresses: a scheme, a name of three labels or with a port, IPv4, IPv6.
  /[a-z][a-z\d+.-]*:\/\/|\blocalhost\b|\.(?:internal|local|svc|lan|corp|intranet|cluster)\b/i,
  new RegExp(`\\b${LABEL}(?:\\.${LABEL}){2,}|\\b${LABEL}\\.${LABEL}:\\d|\\b${LABEL}:\\d{4,5}\\b`, 'i'),
  new RegExp(`(?<![\\d.])(?:${OCTET}\\.){3}${OCTET}(?![\\d.]*\\d)`),
  /(?:\b[\da-f]{1,4}:){3}|(?<!\w)::[\da-f]/i,
  // Paths of a file system.
  /(?<![\w/])(?:\/[\w.@~-]+){2,}|\b[a-z]:\\|\\\\\w/i,
  // Keys and secrets: named ones, key blocks, and long runs of letters and digits.
  /\b(?:pass(?:word|wd|phrase)?|pwd|secret|token|api[ _-]?key|authorization|cookie|session\w*)\b["']?\s*=/i,
  /\b(?:pass(?:word|wd|phrase)?|pwd|secret|token|api[ _-]?key|cookie)\b\W{1,4}(?=\S*\d)(?=\S*[a-z])\S{8,}/i,
  /\bbearer\s+\S{8,}|-----BEGIN/i,
  /(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])[\w+/=-]{20,}|[\w+/=-]{40,}/i,
];

/** Returns whether a provider's message is a plain sentence that a player may read: 1 to 300 characters, and nothing in it of a server's inside. */
export function isPlayerText(text: string): boolean {
  if (text.length > MAX_CHARS || text.trim() === '' || !text.isWellFormed()) return false;
  return LEAKS.every((leak) => !leak.test(text));
}
