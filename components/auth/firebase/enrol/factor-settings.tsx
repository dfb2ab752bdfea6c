'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import type { EnrolDialogProps } from '@/components/auth/firebase/enrol/enrol-dialog';
import { providersOf } from '@/components/auth/firebase/providers';
import styles from '@/components/member/member.module.css';
import { ActionButton } from '@/components/ui/button/action-button';
import { loadPart } from '@/lib/client/page/load-module';
import { formatList } from '@/lib/shared/locale/format-list';
import type { SocialFacts } from '@/lib/shared/social/social-facts';
import own from './enrol.module.css';

type FactorSettingsProps = {
  readonly facts: SocialFacts;
  /** The account name in an authenticator app. */
  readonly issuer: string;
};

/** Two-step verification of a log-in by Google, Facebook or X; the dialog that changes it loads on demand. */
export function FactorSettings({ facts, issuer }: FactorSettingsProps) {
  const t = useTranslations('firebase');
  const tag = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<EnrolDialogProps>>();
  const providers = providersOf(facts);

  async function open(): Promise<void> {
    const part = await loadPart(() => import('@/components/auth/firebase/enrol/enrol-dialog'));
    if (!part) return;
    setDialog(() => part.EnrolDialog);
    setOpen(true);
  }

  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('enrolTitle')}</h2>
      <p className={own.text}>
        {t('enrolText', {
          ways: formatList(
            providers.map(({ name }) => name),
            tag,
            'disjunction',
          ),
        })}
      </p>
      <ActionButton look="quiet" onClick={() => void open()} wide>
        {t('enrolManage')}
      </ActionButton>
      {isOpen && Dialog && facts.firebase && (
        <Dialog facts={facts.firebase} issuer={issuer} onClose={() => setOpen(false)} providers={providers} />
      )}
    </section>
  );
}
