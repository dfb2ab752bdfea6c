'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ActionButton } from '@/components/ui/button/action-button';
import { dispatchInstall } from '@/lib/client/install/install-store';
import { readIdentity } from '@/lib/client/install/read-identity';
import { TIMING } from '@/lib/shared/constants';
import { InstallCard } from './install-card';

const close = () => dispatchInstall('closed');

/** Says that the browser installs the site, and then that it is installed; each leaves by itself after 10 s. The key is the phase. */
export function InstallStatus({ phase }: { readonly phase: 'installing' | 'installed' }) {
  const t = useTranslations('install');
  const brand = readIdentity().name;
  useEffect(() => {
    const timer = setTimeout(close, TIMING.loadingToastMaxMs);
    return () => clearTimeout(timer);
  }, []);
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
