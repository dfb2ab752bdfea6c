import { useTranslations } from 'next-intl';
import styles from './profile-hash.module.css';

type ProfileHashProps = {
  readonly host: string;
  /** In hex; undefined while it is computed. */
  readonly sha256?: string;
};

/** Lets a player verify that the profile is the one this page offers. */
export function ProfileHash({ host, sha256 }: ProfileHashProps) {
  const t = useTranslations('manifest');
  return (
    <div className={styles.note}>
      <p>{t('hashHint', { host })}</p>
      <p>{t('hash')}</p>
      <code className={styles.hash} dir="ltr">
        {sha256?.match(/.{1,8}/g)?.join(' ') ?? '…'}
      </code>
    </div>
  );
}
