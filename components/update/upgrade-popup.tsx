import { useTranslations } from 'next-intl';
import { Modal } from '@/components/notice/modal';
import { TextLines } from '@/components/notice/text-lines';
import { ActionButton } from '@/components/ui/button/action-button';
import button from '@/components/ui/button/button.module.css';
import { Icon } from '@/components/ui/icon/icon';
import type { UpgradeFacts } from '@/lib/client/update/upgrade-facts';
import { APP_REQUIRED_VERSION } from '@/lib/shared/constants';
import styles from './upgrade-popup.module.css';

type UpgradePopupProps = {
  readonly facts: UpgradeFacts;
  /** Of the outdated app. */
  readonly version: string;
  readonly onClose: () => void;
};

/** Installed and required version. */
function Versions({ version }: { readonly version: string }) {
  const t = useTranslations('update');
  return (
    <div className={styles.versions}>
      <p>
        <span className={styles.label}>{t('upgrade_have')}</span>
        <bdi className={styles.number}>{version}</bdi>
      </p>
      <span className={styles.arrow}>
        <Icon flips name="chevron" size="small" />
      </span>
      <p>
        <span className={styles.label}>{t('upgrade_need')}</span>
        <bdi className={`${styles.number} ${styles.wanted}`}>{APP_REQUIRED_VERSION}</bdi>
      </p>
    </div>
  );
}

/** Upgrade prompt, in the merchant's words if any; cannot be closed where the upgrade is mandatory. */
export function UpgradePopup({ facts, version, onClose }: UpgradePopupProps) {
  const t = useTranslations('update');
  const { isMandatory, href } = facts;
  return (
    <Modal isHeld={isMandatory} onClose={onClose} title={facts.title || t('upgrade_title')}>
      <p className={styles.text}>
        <TextLines text={facts.message || t('upgrade_message')} />
      </p>
      <Versions version={version} />
      <div className={styles.actions}>
        <a
          className={`${button.button} ${button.primary} ${button.wide}`}
          href={href}
          rel="noopener noreferrer"
        >
          <Icon name="download" size="small" />
          {t('upgrade_now')}
        </a>
        {!isMandatory && (
          <ActionButton look="quiet" onClick={onClose} wide>
            {t('upgrade_later')}
          </ActionButton>
        )}
      </div>
    </Modal>
  );
}
