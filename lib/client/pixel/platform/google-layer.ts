// The data layer of Google's tags, and its consent mode.
import 'client-only';

/** Layer names. Beside a tag, a container needs its own layer, or it would count the tag's events twice. */
export const LAYERS = { tag: 'dataLayer', container: 'dataLayer', containerBesideTag: 'gtmLayer' } as const;

type Layer = unknown[];

const STORES = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'] as const;

/** Returns a layer, creating it if missing. */
export function getLayer(name: string): Layer {
  const page = window as unknown as Record<string, Layer | undefined>;
  page[name] ??= [];
  return page[name];
}

/** Returns `gtag` for a layer; the tag ignores anything but the arguments object. */
export function toTagFunction(name: string): (...args: unknown[]) => void {
  return function gtag() {
    getLayer(name).push(arguments);
  };
}

function allStores(isGranted: boolean): Record<string, string> {
  return Object.fromEntries(STORES.map((store) => [store, isGranted ? 'granted' : 'denied']));
}

const announced = new Set<string>();

/** Announces consent once per layer: granted, or denied by default and then granted if required. */
export function announceConsent(name: string, isRequired: boolean): void {
  if (announced.has(name)) return;
  announced.add(name);
  toTagFunction(name)('consent', 'default', allStores(!isRequired));
  if (isRequired) updateConsent(name, true);
}

/** Announces a consent change to a layer. */
export function updateConsent(name: string, isGranted: boolean): void {
  toTagFunction(name)('consent', 'update', allStores(isGranted));
}
