// Facts for a support request; only the player sees and sends them.
import 'client-only';
import { getAppMode, getWebviewName } from '@/lib/client/device/app-mode';
import { readPageTimes } from '@/lib/client/measure/page-times';
import { isMotionReduced } from '@/lib/client/page/is-motion-reduced';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { toText } from '@/lib/shared/calls/wire-value';
import { supportCodeOf } from '@/lib/shared/errors/support-code';

/** `id` ends the key of its name, `fact_<id>`. */
export type Fact = { readonly id: string; readonly value: string };

/** Returns the known facts. `build` is the server's build name. */
export function readFacts(build: string): Fact[] {
  const { merchant, language } = getPageFacts();
  const facts = [
    { id: 'merchant', value: merchant },
    { id: 'build', value: build },
    { id: 'trace', value: supportCodeOf(toText(readStoredRecord(STORED.sessionInfo)?.spanId)) ?? '' },
    { id: 'mode', value: getAppMode() },
    { id: 'webview', value: getWebviewName() ?? '' },
    { id: 'pageLanguage', value: language },
    { id: 'languages', value: navigator.languages?.join(', ') ?? '' },
    { id: 'timeZone', value: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '' },
    { id: 'viewport', value: `${window.innerWidth} × ${window.innerHeight} @${window.devicePixelRatio}` },
    { id: 'motion', value: isMotionReduced() ? 'reduce' : 'full' },
    { id: 'speed', value: readPageTimes() },
    { id: 'agent', value: navigator.userAgent },
  ];
  return facts.filter(({ value }) => value !== '');
}
