'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { AccountFactors } from '@/components/auth/firebase/enrol/account-factors';
import styles from '@/components/auth/firebase/enrol/enrol.module.css';
import { FactorDialog } from '@/components/auth/firebase/factor/factor-dialog';
import { useAuthErrorText } from '@/components/auth/firebase/factor/use-auth-error-text';
import { ProviderButton } from '@/components/auth/firebase/provider-button';
import type { Provider } from '@/components/auth/firebase/providers';
import { FormError } from '@/components/auth/form/form-error';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import { useLatestAttempt } from '@/lib/client/data/use-latest-attempt';
import {
  type AccountOutcome,
  type FactorAccount,
  openFactorAccount,
  prepareFactorAccount,
} from '@/lib/client/firebase/factor-account';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';

export type EnrolDialogProps = {
  readonly facts: FirebaseFacts;
  readonly providers: readonly Provider[];
  readonly issuer: string;
  readonly onClose: () => void;
};

/** Changes the second factors of an account at Firebase, once the player has shown that it is theirs. */
export function EnrolDialog({ facts, providers, issuer, onClose }: EnrolDialogProps) {
  const t = useTranslations('firebase');
  const toText = useAuthErrorText();
  const [outcome, setOutcome] = useState<AccountOutcome>();
  const [account, setAccount] = useState<FactorAccount>();
  const [pending, setPending] = useState<string>();
  const beginAttempt = useLatestAttempt();
  useEffect(() => void prepareFactorAccount(facts), [facts]);
  useEffect(() => () => void account?.close(), [account]);

  async function confirm({ channel }: Provider): Promise<void> {
    const isLatest = beginAttempt();
    setPending(channel);
    // No await before it: popup blockers allow a window within the tap only.
    const next = await openFactorAccount(facts, channel);
    // A newer window ends the older without a message; one that outlives the dialog opens nothing.
    if (!isLatest()) {
      if (next.kind === 'open') void next.account.close();
      return;
    }
    setPending(undefined);
    setOutcome(next);
    if (next.kind === 'open') setAccount(next.account);
  }

  function askAgain(): void {
    setOutcome(undefined);
    setAccount(undefined);
  }

  if (account)
    return <AccountFactors account={account} issuer={issuer} onClose={onClose} onExpired={askAgain} />;
  if (outcome?.kind === 'second-factor')
    return (
      <FactorDialog
        challenge={outcome.challenge}
        onClose={() => setOutcome(undefined)}
        onToken={() => setAccount(outcome.open())}
      />
    );
  return (
    <Modal onClose={onClose} title={t('factorTitle')}>
      <div className={styles.parts}>
        {outcome?.kind === 'refused' && <FormError text={toText(outcome.error)} />}
        {providers.map((provider) => (
          <ProviderButton
            isBusy={false}
            isPending={pending === provider.channel}
            key={provider.channel}
            onTap={() => void confirm(provider)}
            provider={provider}
          />
        ))}
        <ActionButton look="quiet" onClick={onClose} wide>
          {t('cancel')}
        </ActionButton>
      </div>
    </Modal>
  );
}
