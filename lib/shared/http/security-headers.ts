// Security headers of every answer, and the Content-Security-Policy of a document.

/** Headers that every answer carries, whatever its status or kind. */
export const SECURITY_HEADERS: readonly { readonly key: string; readonly value: string }[] = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  // Our own addresses are not reported, not even to us: one may bring a code or a state.
  { key: 'Referrer-Policy', value: 'strict-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value:
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  },
];

/** Headers in place of those, by path. */
export const SECURITY_EXCEPTIONS: readonly {
  readonly source: string;
  readonly key: string;
  readonly value: string;
}[] = [
  // The hop to a partner tells him nothing of the page before it; a route cannot say so itself, for these win.
  { source: '/m/out', key: 'Referrer-Policy', value: 'no-referrer' },
  // The hidden frame's page stands in frames of the merchant's own hosts; its policy names them, and newer browsers read that alone.
  { source: '/m/device.html', key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  // Made to be shown by others, some of whom let the reader's browser fetch it.
  { source: '/m/share.png', key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
];

/** The headers of a path's answer: the later of two with one name wins. */
export function securityHeadersOf(path: string): readonly { readonly key: string; readonly value: string }[] {
  const exceptions = SECURITY_EXCEPTIONS.filter(({ source }) => source === path);
  return exceptions.length === 0 ? SECURITY_HEADERS : [...SECURITY_HEADERS, ...exceptions];
}

/** Policy of answers that are no documents: nothing in them may run. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Where browsers report violations to. */
export const CSP_REPORT_PATH = '/csp-report';

/** By what a document's own inline scripts and styles are known: a nonce of 128 bits or more, fresh for the answer, or their hashes. */
export type OwnSources = { readonly scripts: string; readonly styles: string };

/** The sources of a document whose scripts and styles carry a nonce. */
export function toNonceSources(nonce: string): OwnSources {
  return { scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` };
}

/** What a document's policy is made from. */
export type PolicyFacts = {
  readonly own: OwnSources;
  readonly https: boolean;
  /** Loopback image servers of a sandbox, as parsed `host:port`; https images are allowed everywhere. */
  readonly loopbackImages: readonly string[];
  /** Sources that may stand in a frame of this document, as parsed origins or schemes; empty: no frame at all. */
  readonly frames: readonly string[];
  /** Origins that the document may speak to besides its own. */
  readonly connects: readonly string[];
  /** Hosts of a third party that brings styles, fonts, sounds and pictures of its own and speaks to them, parsed: the captcha's. */
  readonly guests?: readonly string[];
  /** Origins whose style sheets the document may load besides its own. */
  readonly styles?: readonly string[];
  /** A chat vendor of the merchant writes styles into the page; hashes would forbid them. */
  readonly hasInlineStyles?: boolean;
  /** Origin of the socket over which a development server reloads what changed; absent in production. */
  readonly reloadSocket?: string;
};

const isPlainHttp = (source: string): boolean => source.startsWith('http:');

const listOf = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(' ');

/**
 * Builds a document's policy: its own scripts and what they insert ('strict-dynamic'), styles by own file or as its own,
 * no plugin, no base, no frame around it. Lists hold parsed hosts, never raw text of configuration.
 */
export function buildPolicy(facts: PolicyFacts): string {
  const { own, https, loopbackImages, frames, connects, guests = [], styles = [], reloadSocket } = facts;
  const takesAnyStyle = reloadSocket !== undefined || facts.hasInlineStyles === true;
  const directives = [
    "default-src 'none'",
    // React's development build makes functions of text, and Next's shows faults with styles that have no nonce.
    listOf(`script-src ${own.scripts} 'strict-dynamic'`, ...(reloadSocket ? ["'unsafe-eval'"] : [])),
    listOf(`style-src 'self' ${takesAnyStyle ? "'unsafe-inline'" : own.styles}`, ...styles, ...guests),
    // A guest's script places its parts by `style` attributes, which can name no nonce; sheets and rules still need one.
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
