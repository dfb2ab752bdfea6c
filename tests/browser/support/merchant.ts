// A demo merchant in the words of a business: where it is, and what is the matter with it.
import { readFileSync } from 'node:fs';
import { findCall } from '@/lib/shared/calls/table';
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import type { DemoSite } from './demo-site';
import { type Control, controlOf, type Fault, type ReceivedCall } from './sandbox';

/** The merchants of the demo. */
export type BrandCode = 'aurora' | 'rio' | 'noor' | 'lotus';

/** What the registry says of a brand. */
export type BrandFile = {
  readonly name: string;
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly defaultLanguage: LanguageCode;
  readonly defaultMobilePassword: string;
  readonly games: { readonly open: 'embed' | 'redirect' };
  readonly safety: { readonly minimumAge: number; readonly licence: { readonly text: string } };
};

/** Reads a brand of the registry. */
export function readBrand(code: BrandCode): BrandFile {
  return JSON.parse(readFileSync(`sandbox/merchants/${code}.json`, 'utf8'));
}

/** Returns whether the site keeps the answer for all visitors of a merchant who read the same language. */
function isKept(path: string): boolean {
  const row = findCall('GET', path);
  return row?.auth === 'public' && row.cacheSeconds !== undefined;
}

function troublesOf(code: BrandCode, control: Control) {
  const planted = new Set<string>();
  const has = ({ path = '', ...fault }: Fault) => {
    if (fault.kind === 'answer' && isKept(path)) planted.add(path);
    return control.plant(code, { ...fault, ...(path && { path }) });
  };
  /** The planted answers that the site keeps in a language: a later test of this merchant would see them. */
  const keptIn = async (language: LanguageCode) => {
    const calls = await Promise.all([...planted].map((path) => control.callsTo(code, path)));
    // Nothing else asks for an id of the test's own.
    const isForOthers = ({ headers, query }: ReceivedCall) =>
      headers.language === language && query.id === undefined;
    const kept = calls.flat().filter(isForOthers);
    return [...new Set(kept.map(({ path }) => path))];
  };
  return {
    keptIn,
    inMaintenance: (maintenanceEnd?: string) =>
      control.patchStatus(code, { maintenance: true, ...(maintenanceEnd ? { maintenanceEnd } : {}) }),
    reopens: () => control.patchStatus(code, { maintenance: false }),
    restrictsRegion: (ip: string) => control.patchStatus(code, { regionRestriction: true, ip }),
    withdrawsDomain: () =>
      control.failStatus(code, { errorCode: 'domain_not_available', message: 'Not served here.' }),
    failsStatus: (errorCode: string, message: string) => control.failStatus(code, { errorCode, message }),
    switches: (whitelabelVal: Readonly<Record<string, boolean>>) =>
      control.patchStatus(code, { whitelabelVal }),
    switchesSms: (isOn: boolean) => control.patchStatus(code, { sms: { firebase: isOn } }),
    hasNoDownloads: () => control.patchStatus(code, { resources: [] }),
    has,
    mends: control.mend,
    endsSessionOf: (userName: string) => control.expireSessions(code, userName),
    changesMember: (userName: string, patch: object) => control.patchMember(code, userName, patch),
    callsTo: (path: string) => control.callsTo(code, path),
    received: (kind: string) => control.receivedOf(code, kind),
    lastCode: async () => (await control.codesOf(code))[0]?.code ?? '',
  };
}

/**
 * A merchant under a host of its own per test: the site keeps a status for some seconds per host, and a test must not
 * see what another one arranged.
 */
export function merchantOf(code: BrandCode, site: DemoSite, label: string) {
  const { port, tlsPort } = site;
  const scheme = tlsPort ? 'https' : 'http';
  const origin = `${scheme}://${label}.${code}.localhost:${tlsPort ?? port}`;
  return {
    code,
    origin,
    ...readBrand(code),
    url: (path: string) => `${origin}${path}`,
    ...troublesOf(code, controlOf(site.provider)),
  };
}

export type Merchant = ReturnType<typeof merchantOf>;
