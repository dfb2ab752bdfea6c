// The layer that Google's tags read, and what it says of consent before anything else (Google consent mode).
import 'client-only';

/** Names of the layers. With both a tag and a container each has its own: a container hears the tag's events too, and would count them twice. */
export const LAYERS = { tag: 'dataLayer', container: 'dataLayer', containerBesideTag: 'gtmLayer' } as const;

type Layer = unknown[];

const STORES = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'] as const;

/** The layer of a name, made where there is none. */
export function getLayer(name: string): Layer {
  const page = window as unknown as Record<string, Layer | undefined>;
  page[name] ??= [];
  return page[name];
}

/** The vendor's `gtag` for a layer: what it pushes must be the arguments object, or the tag ignores it. */
export function toTagFunction(name: string): (...args: unknown[]) => void {
  return function gtag() {
    getLayer(name).push(arguments);
  };
}

function allStores(isGranted: boolean): Record<string, string> {
  return Object.fromEntries(STORES.map((store) => [store, isGranted ? 'granted' : 'denied']));
}

const announced = new Set<string>();

/**
 * Says once per layer what the consent is: where a yes is required all is denied by default and granted by it, elsewhere granted from the
 * start, since nothing is started against a no.
 */
export function announceConsent(name: string, isRequired: boolean): void {
  if (announced.has(name)) return;
  announced.add(name);
  toTagFunction(name)('consent', 'default', allStores(!isRequired));
  if (isRequired) updateConsent(name, true);
}

/** Tells a layer of a change. */
export function updateConsent(name: string, isGranted: boolean): void {
  toTagFunction(name)('consent', 'update', allStores(isGranted));
}
