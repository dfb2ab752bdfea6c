import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { ActionButton } from '@/components/ui/button/action-button';
import { Icon } from '@/components/ui/icon/icon';
import styles from '@/components/update/update-prompt.module.css';

type HandoffPromptProps = {
  readonly origin: string;
  readonly isBusy: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

const toDomain = (host: ReactNode) => (
  <bdi dir="ltr" translate="no">
    <strong>{host}</strong>
  </bdi>
);

/** Shows the faster domain as in an address bar. The page stays usable and keeps the focus. */
export function HandoffPrompt({ origin, isBusy, onLeave, onStay }: HandoffPromptProps) {
  const t = useTranslations('move');
  const id = useId();
  const host = new URL(origin).host;
  return (
    <section aria-labelledby={id} className={styles.prompt} data-prompt="move">
      <span className={styles.sign}>
        <Icon name="fire" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
          {t('title')}
        </h2>
        <p className={styles.text}>{t.rich('text', { host, b: toDomain })}</p>
      </div>
      <div className={styles.actions}>
        {!isBusy && (
          <ActionButton look="quiet" onClick={onStay} wide>
            {t('stay')}
          </ActionButton>
        )}
        <ActionButton isBusy={isBusy} onClick={onLeave} wide>
          {t(isBusy ? 'leaving' : 'leave')}
        </ActionButton>
      </div>
    </section>
  );
}
