// Drains the queues of TikTok and Kwai: the common one once, and that of the requested pixel.
import { record, scriptUrl, storeCookie } from './record.ts';

declare const settings: { platform: string; queue: string };

type Queue = unknown[] & Record<string, unknown>;
type Main = Queue & { methods: string[]; _i?: Record<string, Queue>; isTaken?: boolean; isHeld?: boolean };

const pixelId = scriptUrl.searchParams.get('sdkid') ?? '';
const main = (window as unknown as Record<string, Main | undefined>)[settings.queue];

const handleCall = (all: Main, pixel: string | undefined, args: unknown[]): void => {
  if (args[0] === 'revokeConsent' || args[0] === 'holdConsent') all.isHeld = true;
  if (args[0] === 'grantConsent') all.isHeld = false;
  record(args, { pixel, isHeld: all.isHeld });
};

const take = (all: Main, queue: Queue, pixel?: string): void => {
  for (const entry of queue.splice(0)) handleCall(all, pixel, entry as unknown[]);
  for (const name of all.methods)
    queue[name] = (...args: unknown[]) => handleCall(all, pixel, [name, ...args]);
};

const start = (all: Main): void => {
  if (!all.isTaken) take(all, all);
  all.isTaken = true;
  const own = all._i?.[pixelId];
  if (own) take(all, own, pixelId);
  if (settings.platform !== 'tiktok') return;
  storeCookie('_ttp', `2${pixelId.toLowerCase()}`, 390);
  storeCookie('_tt_enable_cookie', '1', 390);
};

if (main) start(main);
