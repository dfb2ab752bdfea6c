import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { ActionButton } from '@/components/ui/button/action-button';
import { Icon } from '@/components/ui/icon/icon';
import styles from './update-prompt.module.css';

type UpdatePromptProps = {
  /** Started from the home screen: the second form. */
  readonly isInstalled: boolean;
  readonly isBusy: boolean;
  readonly onRefresh: () => void;
  readonly onLater: () => void;
};

/** Announces a new version. The page stays usable and keeps the focus. */
export function UpdatePrompt({ isInstalled, isBusy, onRefresh, onLater }: UpdatePromptProps) {
  const t = useTranslations('update');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.prompt} data-prompt="update">
      <span className={`${styles.sign}${isBusy ? ` ${styles.turning}` : ''}`}>
        <Icon name={isInstalled ? 'handset' : 'retry'} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
          {t(isInstalled ? 'pwa_update_title' : 'title')}
        </h2>
        <p className={styles.text}>{t(isInstalled ? 'pwa_update_msg' : 'message')}</p>
      </div>
      <div className={styles.actions}>
        {!isBusy && (
          <ActionButton look="quiet" onClick={onLater} wide>
            {t('later')}
          </ActionButton>
        )}
        <ActionButton isBusy={isBusy} onClick={onRefresh} wide>
          {t(isBusy ? 'refreshing' : 'refresh')}
        </ActionButton>
      </div>
    </section>
  );
}
