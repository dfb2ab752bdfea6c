'use client';

import { useEffect } from 'react';
import { useShownAgainSetting } from '@/lib/client/member/use-shown-again-setting';
import { notifyPush } from '@/lib/client/push/push-store';
import { parsePushEnabled } from '@/lib/shared/push/parse-push-enabled';

/** Keeps a member's settings as fresh as the tab, on every page: where push is off by now, nothing asks for it. It shows nothing. */
export function SettingTracker() {
  const isPushOff = parsePushEnabled(useShownAgainSetting()) === false;
  useEffect(() => {
    if (isPushOff) notifyPush({ type: 'left' });
  }, [isPushOff]);
  return null;
}
