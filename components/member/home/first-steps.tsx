'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { LinkCard } from '@/components/member/settings/link-card';
import { ActionButton } from '@/components/ui/button/action-button';
import { closeFirstSteps, hasFirstSteps, subscribeFirstSteps } from '@/lib/client/auth/first-login';

/** Addresses of the first steps; the merchant may have no promotions. */
type FirstStepsProps = Readonly<Record<'games' | 'service', string>> & {
  readonly promotions?: string;
};

function close(): void {
  // The focus would be lost with the button.
  document.getElementById('content')?.focus({ preventScroll: true });
  closeFirstSteps();
}

/** Where a new member may begin, until they close it. */
export function FirstSteps({ games, promotions, service }: FirstStepsProps) {
  const t = useTranslations('member');
  const notice = useTranslations('notice');
  const welcome = useTranslations('welcome');
  const isOpen = useSyncExternalStore(subscribeFirstSteps, hasFirstSteps, () => false);
  if (!isOpen) return null;
  return (
    <LinkCard
      links={[
        { href: games, icon: 'games', title: t('findGame') },
        ...(promotions === undefined
          ? []
          : [{ href: promotions, icon: 'gift', title: t('promotions') } as const]),
        { href: service, icon: 'headset', title: t('serviceLink') },
      ]}
      title={welcome('steps')}
    >
      <ActionButton look="quiet" onClick={close} wide>
        {notice('close')}
      </ActionButton>
    </LinkCard>
  );
}
