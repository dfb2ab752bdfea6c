// Security headers of every response, and the CSP of a document.

export const HSTS_HEADER = 'Strict-Transport-Security';

/** Where no registry is asked, as under plain `next start`. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** Sent with every status and type. */
export const SECURITY_HEADERS: readonly { readonly key: string; readonly value: string }[] = [
  { key: HSTS_HEADER, value: HSTS },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  // Without paths: an address may carry a code or a state.
  { key: 'Referrer-Policy', value: 'strict-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value:
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  },
];

/** Of an answer whose host is not known, which may be a name of a merchant without TLS. */
export const HOSTLESS_HEADERS: typeof SECURITY_HEADERS = [
  ...SECURITY_HEADERS.filter(({ key }) => key !== HSTS_HEADER),
  { key: 'Cache-Control', value: 'no-store' },
];

/** Overrides by path. */
export const SECURITY_EXCEPTIONS: readonly {
  readonly source: string;
  readonly key: string;
  readonly value: string;
}[] = [
  // A partner must not see the previous page; set here, because a route cannot override it.
  { source: '/m/out', key: 'Referrer-Policy', value: 'no-referrer' },
  // Framed by the merchant's own hosts; its CSP names them, and newer browsers use only that.
  { source: '/m/device.html', key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  // Other sites show this image, some by the reader's browser.
  { source: '/m/share.png', key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
];

/** Returns the headers of a path; the later of two with one name wins. */
export function securityHeadersOf(path: string): readonly { readonly key: string; readonly value: string }[] {
  const exceptions = SECURITY_EXCEPTIONS.filter(({ source }) => source === path);
  return exceptions.length === 0 ? SECURITY_HEADERS : [...SECURITY_HEADERS, ...exceptions];
}

export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'";

export const CSP_REPORT_PATH = '/csp-report';

/** A nonce of at least 128 bits, fresh for each response, or hashes. */
export type OwnSources = { readonly scripts: string; readonly styles: string };

/** Returns the sources of a document with a nonce. */
export function toNonceSources(nonce: string): OwnSources {
  return { scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` };
}

export type PolicyFacts = {
  readonly own: OwnSources;
  readonly https: boolean;
  /** Loopback image servers of a sandbox as `host:port`; https images are always allowed. */
  readonly loopbackImages: readonly string[];
  /** Frame sources as parsed origins or schemes; empty forbids frames. */
  readonly frames: readonly string[];
  readonly connects: readonly string[];
  /** Parsed hosts of a third party with its own styles, fonts, media and connections: the captcha. */
  readonly guests?: readonly string[];
  readonly styles?: readonly string[];
  /** A chat vendor writes inline styles, which hashes would block. */
  readonly hasInlineStyles?: boolean;
  /** WebSocket origin of a development server; absent in production. */
  readonly reloadSocket?: string;
};

const isPlainHttp = (source: string): boolean => source.startsWith('http:');

const listOf = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(' ');

/** Builds the CSP of a document. Lists must hold parsed hosts, never raw configuration. */
export function buildPolicy(facts: PolicyFacts): string {
  const { own, https, loopbackImages, frames, connects, guests = [], styles = [], reloadSocket } = facts;
  const takesAnyStyle = reloadSocket !== undefined || facts.hasInlineStyles === true;
  const directives = [
    "default-src 'none'",
    // Development only: React evaluates text, and Next inserts styles without a nonce.
    listOf(`script-src ${own.scripts} 'strict-dynamic'`, ...(reloadSocket ? ["'unsafe-eval'"] : [])),
    listOf(`style-src 'self' ${takesAnyStyle ? "'unsafe-inline'" : own.styles}`, ...styles, ...guests),
    // A guest's script sets `style` attributes, which cannot carry a nonce; sheets and rules still need one.
    ...(guests.length > 0 && !takesAnyStyle ? ["style-src-attr 'unsafe-inline'"] : []),
    listOf("img-src 'self' data: blob: https:", ...loopbackImages, ...guests.filter(isPlainHttp)),
    listOf("font-src 'self'", ...guests),
    listOf("connect-src 'self'", ...connects, ...guests, ...(reloadSocket ? [reloadSocket] : [])),
    ...(frames.length > 0 ? [listOf('frame-src', ...frames)] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    listOf("media-src 'self'", ...guests),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${CSP_REPORT_PATH}`,
    'report-to csp',
  ];
  return (https ? [...directives, 'upgrade-insecure-requests'] : directives).join('; ');
}
