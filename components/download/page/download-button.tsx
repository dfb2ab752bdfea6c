import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import button from '@/components/ui/button/button.module.css';
import { Icon } from '@/components/ui/icon/icon';
import type { ResourceType } from '@/lib/shared/download/download-links';
import styles from './download.module.css';

type DownloadButtonProps = {
  readonly type: Exclude<ResourceType, 'AppDownloadIcon'>;
  readonly url: string;
  readonly look: 'primary' | 'quiet';
  /** Further facts of the file. */
  readonly note?: ReactNode;
};

/** Link to the app's file or store, naming its host. */
export function DownloadButton({ type, url, look, note }: DownloadButtonProps) {
  const t = useTranslations('download');
  return (
    <>
      <a
        className={`${button.button} ${button[look]} ${button.wide}`}
        data-download={type}
        href={url}
        rel="noopener noreferrer"
      >
        <Icon name="download" size="small" />
        {t(`get_${type}`)}
      </a>
      <p className={styles.from}>
        {t('from')} <bdi>{new URL(url).host}</bdi>
      </p>
      {note}
    </>
  );
}
