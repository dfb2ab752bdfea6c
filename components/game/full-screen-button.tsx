'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ActionButton } from '@/components/ui/button/action-button';
import { canForceFullScreen, forceFullScreen } from '@/lib/client/game/force-full-screen';
import { useHydrated } from '@/lib/client/page/use-hydrated';

function onTap({ target }: MouseEvent): void {
  if (target instanceof Element && !target.closest('a, button')) forceFullScreen();
}

/** Offers full screen while a game loads. Browsers require a tap; one anywhere counts. */
export function FullScreenButton() {
  const t = useTranslations('play');
  const isOffered = useHydrated() && canForceFullScreen();
  useEffect(() => {
    if (!isOffered) return;
    document.addEventListener('click', onTap);
    return () => document.removeEventListener('click', onTap);
  }, [isOffered]);
  if (!isOffered) return null;
  return (
    <ActionButton look="quiet" onClick={forceFullScreen}>
      {t('fullScreen')}
    </ActionButton>
  );
}
