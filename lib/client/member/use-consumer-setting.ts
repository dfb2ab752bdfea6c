// The member's settings, refreshed when the tab becomes visible.
import 'client-only';
import { useEffect, useRef } from 'react';
import { type CallState, useCall } from '@/lib/client/data/use-call';
import type { AnswerOf } from '@/lib/shared/calls/call';
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

/** Returns the member's settings; keeps the old value during a refresh. */
export function useConsumerSetting(): CallState<AnswerOf<typeof consumerSetting>> {
  const state = useCall(consumerSetting);
  const latest = useRef(state.retry);
  useEffect(() => {
    latest.current = state.retry;
  });
  useEffect(() => watchVisibility(() => latest.current()), []);
  return state;
}
