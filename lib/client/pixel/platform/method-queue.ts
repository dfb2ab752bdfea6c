// The queue of TikTok's and Kwai's snippets: an array whose methods record calls until the script loads.
import 'client-only';
import { insertScript } from '@/lib/client/pixel/platform/insert-script';
import type { Pixel } from '@/lib/client/pixel/platform/pixel';
import type { PixelEvent } from '@/lib/shared/pixel/pixel-event';

const METHODS = [
  'page',
  'track',
  'identify',
  'instances',
  'debug',
  'on',
  'off',
  'once',
  'ready',
  'alias',
  'group',
  'enableCookie',
  'disableCookie',
  'holdConsent',
  'revokeConsent',
  'grantConsent',
] as const;

type Methods = Record<(typeof METHODS)[number], (...args: unknown[]) => void>;

export type PixelQueue = unknown[] & Methods & { _u?: string };

export type MethodQueue = PixelQueue & {
  methods: readonly string[];
  instance: (id: string) => PixelQueue;
  load: (id: string, options?: object) => void;
  _i?: Record<string, PixelQueue>;
  _t?: Record<string, number>;
  _o?: Record<string, object>;
};

export type QueueFacts = {
  readonly objectName: string;
  readonly queueName: string;
  /** Script address without the id; the vendor's script looks for it. */
  readonly base: string;
};

const page = () => window as unknown as Record<string, unknown>;

function deferMethods(target: unknown[]): PixelQueue {
  const queue = target as PixelQueue;
  for (const name of METHODS)
    queue[name] = (...args: unknown[]) => {
      queue.push([name, ...args]);
    };
  return queue;
}

function makeQueue({ base }: QueueFacts): MethodQueue {
  const queue = deferMethods([]) as MethodQueue;
  queue.methods = METHODS;
  queue.instance = (id) => queue._i?.[id] ?? deferMethods([]);
  // The vendor's snippet would load the script here; loadPixel defers that.
  queue.load = (id, options = {}) => {
    queue._i ??= {};
    queue._i[id] = deferMethods([]);
    queue._i[id]._u = base;
    queue._t = { ...queue._t, [id]: Date.now() };
    queue._o = { ...queue._o, [id]: options };
  };
  return queue;
}

/** Returns the vendor's global, creating it if missing. */
export function getMethodQueue(facts: QueueFacts): MethodQueue {
  page()[facts.objectName] ??= facts.queueName;
  page()[facts.queueName] ??= makeQueue(facts);
  return page()[facts.queueName] as MethodQueue;
}

/** Registers a pixel in the queue; returns false if it is registered already. */
function announcePixel(facts: QueueFacts, id: string): boolean {
  const queue = getMethodQueue(facts);
  if (queue._i?.[id]) return false;
  queue.load(id);
  return true;
}

/** Loads a pixel's script from the first address that works. */
async function loadPixel(urls: readonly string[]): Promise<void> {
  for (const url of urls) if (await insertScript(url)) return;
}

/** Differences between the vendors. */
type QueueVendor = {
  readonly facts: QueueFacts;
  /** Addresses of an id's script, the preferred one first. */
  readonly urlsOf: (id: string) => readonly string[];
  readonly toCalls: (event: PixelEvent) => readonly (readonly unknown[])[];
};

/** Creates the pixel of a vendor for its ids. */
export function queuePixel(ids: readonly string[], { facts, urlsOf, toCalls }: QueueVendor): Pixel {
  const queue = () => getMethodQueue(facts);
  const announced: string[] = [];
  return {
    open: () => {
      announced.push(...ids.filter((id) => announcePixel(facts, id)));
    },
    loads: ids.map((id) => async () => {
      if (announced.includes(id)) await loadPixel(urlsOf(id));
    }),
    page: () => {
      for (const id of ids) queue().instance(id).page();
    },
    track: (event) => {
      for (const call of toCalls(event))
        for (const id of ids)
          queue()
            .instance(id)
            .track(...call);
    },
    setConsent: (isGranted) => {
      if (isGranted) queue().grantConsent();
      else queue().revokeConsent();
    },
  };
}
