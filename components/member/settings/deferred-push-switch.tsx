'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { loadWhenIdle } from '@/lib/client/page/load-module';

/** Loads the push switch after the page. */
export function DeferredPushSwitch() {
  const [Switch, setSwitch] = useState<ComponentType>();
  useEffect(
    () =>
      loadWhenIdle(async () => {
        const { PushSwitch } = await import('@/components/push/push-switch');
        setSwitch(() => PushSwitch);
      }),
    [],
  );
  return Switch ? <Switch /> : null;
}
