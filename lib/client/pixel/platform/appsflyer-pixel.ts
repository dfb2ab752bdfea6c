import 'client-only';
import { insertScript } from '@/lib/client/pixel/platform/insert-script';
import type { Pixel } from '@/lib/client/pixel/platform/pixel';
import { toAppsflyerCalls } from '@/lib/shared/pixel/calls/measure-calls';
import { type PixelVendors, toScriptUrl } from '@/lib/shared/pixel/pixel-addresses';

type AppsFlyer = {
  (...args: unknown[]): void;
  q?: { push: (entry: unknown[]) => void };
  id?: object;
  plugins?: object;
};

const page = () => window as unknown as { AF?: AppsFlyer; AppsFlyerSdkObject?: string };

function makeQueue(): AppsFlyer {
  const queue: AppsFlyer = (...args) => {
    queue.q ??= [] as unknown[][];
    queue.q.push([Date.now(), ...args]);
  };
  return queue;
}

function getQueue(): AppsFlyer {
  page().AppsFlyerSdkObject ??= 'AF';
  page().AF ??= makeQueue();
  return page().AF as AppsFlyer;
}

/** Creates the pixel for one id. */
export function appsflyerPixel([webAppId = '']: readonly string[], vendors: PixelVendors): Pixel {
  const identify = (memberHash: string | undefined) => {
    if (memberHash !== undefined) getQueue()('pba', 'setCustomerUserId', memberHash);
  };
  return {
    open: (memberHash) => {
      const queue = getQueue();
      queue.id ??= { pba: { webAppId } };
      queue.plugins ??= {};
      identify(memberHash);
    },
    loads: [async () => void (await insertScript(toScriptUrl('appsflyer', webAppId, vendors)))],
    track: (event) => {
      for (const call of toAppsflyerCalls(event)) getQueue()(...call);
    },
    identify,
  };
}
