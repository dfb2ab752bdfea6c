// The member's settings, refreshed when the tab becomes visible.
import 'client-only';
import { useEffect, useEffectEvent } from 'react';
import { useCall } from '@/lib/client/data/use-call';
import { getOffFeatures } from '@/lib/client/page/page-facts';
import type { AnswerOf } from '@/lib/shared/calls/call';
import { isOffered } from '@/lib/shared/calls/feature';
import { consumerSetting } from '@/lib/shared/calls/push-table';
import { TIMING } from '@/lib/shared/constants';

/** Runs `refetch` once the tab has been visible for 300 ms. Returns the stop function. */
export function watchVisibility(refetch: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChange = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(refetch, TIMING.consumerSettingDebounceMs);
  };
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Fetches the member's settings whenever the tab is shown again, not before. Returns them once they have come. */
export function useShownAgainSetting(): AnswerOf<typeof consumerSetting> | undefined {
  const enabled = isOffered(getOffFeatures(), 'memberSettings');
  const { value, retry } = useCall(consumerSetting, undefined, { isLazy: true, enabled });
  const refetch = useEffectEvent(retry);
  useEffect(() => watchVisibility(() => refetch()), []);
  return value;
}
