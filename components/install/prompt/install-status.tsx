'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ActionButton } from '@/components/ui/button/action-button';
import { dispatchInstall } from '@/lib/client/install/install-store';
import { readIdentity } from '@/lib/client/install/read-identity';
import { LOADING_TOAST_MAX_MS, LOADING_TOAST_MIN_MS } from '@/lib/shared/constants';
import { InstallCard } from './install-card';

const close = () => dispatchInstall('closed');

// Pending work is shown longer than finished work.
const STAY_MS = { installing: LOADING_TOAST_MAX_MS, installed: LOADING_TOAST_MIN_MS } as const;

/** States that the site is being installed, then that it is; each closes automatically. The key is the phase. */
export function InstallStatus({ phase }: { readonly phase: 'installing' | 'installed' }) {
  const t = useTranslations('install');
  const brand = readIdentity().name;
  useEffect(() => {
    const timer = setTimeout(close, STAY_MS[phase]);
    return () => clearTimeout(timer);
  }, [phase]);
  return (
    <InstallCard
      isBusy={phase === 'installing'}
      onEscape={close}
      text={t(`${phase}Text`)}
      title={t(`${phase}Title`, { brand })}
    >
      <ActionButton look="quiet" onClick={close}>
        {t('close')}
      </ActionButton>
    </InstallCard>
  );
}
