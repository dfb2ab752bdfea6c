import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import type { Platform } from '@/lib/shared/download/platforms';
import styles from './download.module.css';

/** Downloads for the other systems, as plain links. */
export function OfferLinks({ offers }: Pick<Platform, 'offers'>) {
  const t = useTranslations('download');
  return (
    <ul>
      {offers.map(({ type, url }) => (
        <li key={type}>
          <a className={styles.otherLink} data-download={type} href={url} rel="noopener noreferrer">
            <Icon name="download" size="small" />
            {t(`get_${type}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
