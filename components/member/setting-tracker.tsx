'use client';

import { useEffect, useEffectEvent } from 'react';
import { refetchWhenShown } from '@/lib/client/data/refetch-when-shown';
import { useCall } from '@/lib/client/data/use-call';
import { getOffFeatures } from '@/lib/client/page/page-facts';
import { notifyPush } from '@/lib/client/push/push-store';
import type { AnswerOf } from '@/lib/shared/calls/call';
import { isOffered } from '@/lib/shared/calls/feature';
import { consumerSetting } from '@/lib/shared/calls/push-table';
import { parsePushEnabled } from '@/lib/shared/push/parse-push-enabled';

/** Fetches the member's settings whenever the tab is shown again, not before. Returns them once they have loaded. */
export function useShownAgainSetting(): AnswerOf<typeof consumerSetting> | undefined {
  const enabled = isOffered(getOffFeatures(), 'memberSettings');
  const { value, retry } = useCall(consumerSetting, undefined, { isLazy: true, enabled });
  const refetch = useEffectEvent(retry);
  useEffect(() => refetchWhenShown(() => refetch()), []);
  return value;
}

/** Keeps a member's settings as fresh as the tab, on every page: where push is off by now, nothing asks for it. It shows nothing. */
export function SettingTracker() {
  const isPushOff = parsePushEnabled(useShownAgainSetting()) === false;
  useEffect(() => {
    if (isPushOff) notifyPush({ type: 'left' });
  }, [isPushOff]);
  return null;
}
