'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { leaveForDomain } from '@/lib/client/handoff/leave-for';
import { declineHandoff, raceDomains } from '@/lib/client/handoff/race-domains';
import { showNotice } from '@/lib/client/notice/notice-store';
import { usePromptSlot } from '@/lib/client/notice/use-prompt-slot';
import { isInstallWelcome } from '@/lib/shared/install/prompt-pages';
import { HandoffPrompt } from './handoff-prompt';

/** Offers a clearly faster domain when no other prompt is open and no form is being filled in. */
export function HandoffOffer() {
  const [origin, setOrigin] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const isWelcome = isInstallWelcome(usePathname());
  useEffect(() => raceDomains(setOrigin), []);
  const isShown = usePromptSlot('move', origin !== undefined && isWelcome);
  const stay = () => {
    declineHandoff();
    setOrigin(undefined);
  };
  const leave = async (to: string) => {
    setLeaving(true);
    if (await leaveForDomain(to)) return;
    setLeaving(false);
    setOrigin(undefined);
    showNotice({ textKey: 'network_error' });
  };
  return (
    // Mounted from the start: a live region announces only what is added later.
    <div aria-live="polite">
      {isShown && origin !== undefined && (
        <HandoffPrompt isBusy={isLeaving} onLeave={() => void leave(origin)} onStay={stay} origin={origin} />
      )}
    </div>
  );
}
