'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button-link';
import { StatePanel } from '@/components/ui/state/state-panel';
import { useSession } from '@/lib/client/session/use-session';
import { loginFromHref } from '@/lib/shared/auth/after-login-href';

/** Shows its content unless the tab knows that no member is logged in. The pipeline checks too. */
export function NeedsSession({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('auth');
  const session = useSession();
  if (session.state !== 'visitor') return children;
  return (
    <StatePanel icon="shield" text={t('needsLoginText')} title={t('needsLoginTitle')}>
      <ButtonLink href={loginFromHref(window.location)} reload>
        {t('loginLink')}
      </ButtonLink>
    </StatePanel>
  );
}
