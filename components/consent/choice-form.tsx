'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import button from '@/components/ui/button/button.module.css';
import { Icon } from '@/components/ui/icon/icon';
import page from '@/components/ui/text-page/text-page.module.css';
import {
  chooseConsent,
  getConsentChoice,
  isOptedOut,
  subscribeConsent,
} from '@/lib/client/consent/consent-store';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import type { ConsentChoice } from '@/lib/shared/consent/consent';
import { ROUTES } from '@/lib/shared/routes';
import styles from './privacy-page.module.css';

type ChoiceFormProps = {
  /** The page itself, which a browser without script returns to. */
  readonly back: string;
};

const CHOICES = [
  ['no', 'decline'],
  ['yes', 'accept'],
] as const;

const SAVED_TEXTS = { yes: 'choseYes', no: 'choseNo' } as const;

function useChoice(): ConsentChoice | undefined {
  return useSyncExternalStore(subscribeConsent, getConsentChoice, () => undefined);
}

/** Current choice, browser signal, and a choice that could not be stored: per visitor, so never in the server's HTML. */
function ChoiceState({ isLost }: { readonly isLost: boolean }) {
  const t = useTranslations('consent');
  const isHydrated = useHydrated();
  const choice = useChoice();
  const refuses = useSyncExternalStore(subscribeConsent, isOptedOut, () => false);
  return (
    <>
      <p className={styles.state} role="status">
        {isHydrated && t(choice === undefined ? 'choseNothing' : SAVED_TEXTS[choice])}
      </p>
      {choice === undefined && refuses && <p className={page.note}>{t('browserSaysNo')}</p>}
      {isLost && (
        <p className={styles.lost} role="alert">
          {t('notStored')}
        </p>
      )}
    </>
  );
}

/** Two equal buttons, each a form: they work without script. */
export function ChoiceForm({ back }: ChoiceFormProps) {
  const t = useTranslations('consent');
  const choice = useChoice();
  const [isLost, setLost] = useState(false);
  const choose = async (event: FormEvent, wanted: ConsentChoice): Promise<void> => {
    event.preventDefault();
    setLost(!(await chooseConsent(wanted)));
  };
  return (
    <>
      <div className={styles.choices}>
        {CHOICES.map(([one, label]) => (
          <form action={ROUTES.consent} key={one} method="post" onSubmit={(event) => void choose(event, one)}>
            <input name="choice" type="hidden" value={one} />
            <input name="back" type="hidden" value={`${back}#said-${one}`} />
            <button
              aria-pressed={choice === one}
              className={`${button.button} ${button.quiet} ${button.wide} ${styles.choice}`}
              type="submit"
            >
              {choice === one && <Icon name="check" size="small" />}
              {t(label)}
            </button>
          </form>
        ))}
      </div>
      <ChoiceState isLost={isLost} />
    </>
  );
}
