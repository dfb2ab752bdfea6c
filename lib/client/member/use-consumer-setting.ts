// The member's own switches, asked for again whenever the tab comes back into view.
import 'client-only';
import { useEffect, useRef } from 'react';
import { type CallState, useCall } from '@/lib/client/data/use-call';
import type { AnswerOf } from '@/lib/shared/calls/call';
import { consumerSetting } from '@/lib/shared/calls/system-table';
import { TIMING } from '@/lib/shared/constants';

/** Runs `refetch` 300 ms after the tab was shown and stayed so; showing it again in that time starts anew. Returns the way to stop. */
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

/** The consumer settings of the member. What was shown stays while a new answer is on its way. */
export function useConsumerSetting(): CallState<AnswerOf<typeof consumerSetting>> {
  const state = useCall(consumerSetting);
  const latest = useRef(state.retry);
  useEffect(() => {
    latest.current = state.retry;
  });
  useEffect(() => watchVisibility(() => latest.current()), []);
  return state;
}
