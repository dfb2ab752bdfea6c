import { useTranslations } from 'next-intl';
import { Hearts } from '@/components/lobby/saved/hearts';
import { SavedGameLanes } from '@/components/lobby/saved/saved-game-lanes';
import { Icon } from '@/components/ui/icon/icon';
import type { VendorNames } from '@/lib/shared/lobby/vendor-names';
import styles from './offline-page.module.css';
import { OfflineReturn } from './offline-return';

type OfflinePageProps = {
  readonly brandName: string;
  readonly names: VendorNames;
  readonly query: URLSearchParams;
};

/** Page without a network: retry, and the saved games of this device. */
export function OfflinePage({ brandName, names, query }: OfflinePageProps) {
  const t = useTranslations('worker');
  return (
    <>
      <Hearts />
      <section className={styles.hero} data-no-bar>
        <span aria-hidden="true" className={styles.sign}>
          <Icon name="unplugged" size="large" />
        </span>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.text}>{t('text', { brand: brandName })}</p>
        <OfflineReturn />
      </section>
      <div className={styles.games}>
        <SavedGameLanes names={names} query={query} />
        <p className={styles.nothing}>{t('nothingSaved')}</p>
      </div>
    </>
  );
}
