'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { loadWhenIdle } from '@/lib/client/page/load-module';

/** The switch for this device comes when the page stands. */
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
