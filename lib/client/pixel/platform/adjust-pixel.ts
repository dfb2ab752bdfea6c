// Adjust's web library, bundled and loaded on demand; receives only events with a registry token.
import 'client-only';
import type { Pixel } from '@/lib/client/pixel/platform/pixel';
import { toAdjustEvent } from '@/lib/shared/pixel/calls/measure-calls';
import { type PixelVendors, toOverrideOrigin } from '@/lib/shared/pixel/pixel-addresses';
import type { PixelEvent } from '@/lib/shared/pixel/pixel-event';

/** Host settings of the library, which puts `https://` before each. */
type AdjustHosts = { readonly domains: string[]; readonly useSubdomains: boolean };

/** The library supports https only: requests to the sandbox on loopback are rewritten to http. */
function allowPlainHttp(host: string): void {
  const { prototype } = window.XMLHttpRequest;
  const { open } = prototype;
  prototype.open = function openPlain(method: string, url: string | URL, ...rest: unknown[]) {
    const text = String(url);
    const target = text.startsWith(`https://${host}/`) ? text.replace('https:', 'http:') : text;
    return Reflect.apply(open, this, [method, target, ...rest]);
  };
}

/** Returns the settings for an origin of the registry, undefined for Adjust's own hosts. */
export function toAdjustHosts(origin: string | undefined): AdjustHosts | undefined {
  if (origin === undefined) return undefined;
  const { host, protocol } = new URL(origin);
  if (protocol === 'http:') allowPlainHttp(host);
  return { domains: [host], useSubdomains: false };
}

type Library = typeof import('@adjustcom/adjust-web-sdk').default;

export type AdjustFacts = {
  readonly vendors: PixelVendors;
  readonly tokens: Readonly<Record<string, string>>;
};

async function loadLibrary(appToken: string, vendors: PixelVendors): Promise<Library | undefined> {
  const loaded = await import('@adjustcom/adjust-web-sdk').catch(() => undefined);
  if (!loaded) return undefined;
  const urlStrategy = toAdjustHosts(toOverrideOrigin('adjust', vendors));
  loaded.default.initSdk({
    appToken,
    environment: 'production',
    logLevel: 'none',
    eventDeduplicationListLimit: 50,
    ...(urlStrategy && { urlStrategy }),
  });
  return loaded.default;
}

/** Creates the pixel for one app token. */
export function adjustPixel([appToken = '']: readonly string[], { vendors, tokens }: AdjustFacts): Pixel {
  let library: Library | undefined;
  let isStopped = false;
  let waiting: PixelEvent[] = [];
  const track = (event: PixelEvent) => {
    const adjustEvent = toAdjustEvent(event, tokens);
    if (!adjustEvent || isStopped) return;
    // The promise may never settle, so nothing awaits it.
    if (library) library.trackEvent(adjustEvent).catch(() => undefined);
    else waiting.push(event);
  };
  const load = async () => {
    library = await loadLibrary(appToken, vendors);
    if (isStopped) library?.stop();
    // Without the library, each event waits again: in this list, the loop would never end.
    const due = waiting;
    waiting = [];
    for (const event of due) track(event);
  };
  return {
    open: () => undefined,
    loads: [load],
    track,
    setConsent: (isGranted) => {
      isStopped = !isGranted;
      if (!isGranted) waiting = [];
      if (isGranted) library?.restart();
      else library?.stop();
    },
  };
}
