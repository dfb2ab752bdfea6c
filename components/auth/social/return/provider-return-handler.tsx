'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { isReturnPage } from '@/lib/client/auth/is-return-page';
import { showNotice } from '@/lib/client/notice/notice-store';

/** Finishes the sign-in of a player who returns from LINE or Telegram; loads nothing on other pages. */
export function ProviderReturnHandler() {
  const [Flow, setFlow] = useState<ComponentType>();
  useEffect(() => {
    if (!isReturnPage()) return;
    import('@/components/auth/social/return/return-flow').then(
      ({ ReturnFlow }) => setFlow(() => ReturnFlow),
      () => showNotice({ textKey: 'network_error' }),
    );
  }, []);
  return Flow ? <Flow /> : null;
}
