'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import useSwr from 'swr';
import { CoachLoader } from '@/components/install/coach/coach-loader';
import { InstallPrompt } from '@/components/install/prompt/install-prompt';
import { InstallStatus } from '@/components/install/prompt/install-status';
import { getAppOffer } from '@/lib/client/install/get-app-offer';
import { registerInstallUi } from '@/lib/client/install/install-store';
import { readIdentity } from '@/lib/client/install/read-identity';
import { useInstall } from '@/lib/client/install/use-install';
import { usePromptSlot } from '@/lib/client/notice/use-prompt-slot';
import { isInstallWelcome } from '@/lib/shared/install/prompt-pages';

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false } as const;

/** Shows the installation: prompt, steps and outcome. */
export function InstallFlow() {
  const t = useTranslations('install');
  const { phase, mayOffer, hasPrompt, hasSteps } = useInstall();
  useEffect(registerInstallUi, []);
  const isLikely = mayOffer && (hasPrompt || hasSteps);
  const { data: offer } = useSwr(isLikely ? 'install-offer' : null, getAppOffer, ONCE);
  const isWelcome = isInstallWelcome(usePathname());
  const isOffered = phase === 'offered' && offer !== undefined && isWelcome;
  const isNews = phase === 'installing' || phase === 'installed';
  const isPromptUp = usePromptSlot('install', isOffered || phase === 'coach' || isNews) && isOffered;
  const brand = readIdentity().name;
  return (
    <>
      {/* Mounted from the start: a live region announces only what is added later. */}
      <p className="visually-hidden" data-install-host role="status">
        {isPromptUp && t('title', { brand })}
        {isNews && t(`${phase}Title`, { brand })}
      </p>
      {isPromptUp && <InstallPrompt offer={offer} />}
      {isNews && <InstallStatus key={phase} phase={phase} />}
      {phase === 'coach' && <CoachLoader />}
    </>
  );
}
