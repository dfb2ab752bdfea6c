import { useTranslations } from 'next-intl';
import { Hearts } from '@/components/lobby/saved/hearts';
import type { VendorNames } from '@/lib/shared/lobby/vendor-names';
import { ClearHistory } from './clear-history';
import styles from './mine.module.css';
import { RevealWhenLoaded } from './reveal-when-loaded';
import { SavedGameGrid } from './saved-game-grid';

type MinePageProps = { readonly names: VendorNames; readonly query: URLSearchParams };

/** Favourites and recently played games of this device. */
export function MinePage({ names, query }: MinePageProps) {
  const t = useTranslations('saved');
  const rest = { carried: query.toString(), names };
  return (
    <>
      <Hearts />
      <header className={styles.top}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <noscript>{t('noScript')}</noscript>
      </header>
      <div className={`${styles.lists} needs-script`}>
        <section aria-labelledby="favourites" className={styles.part}>
          <h2 className={styles.head} id="favourites">
            {t('favourites')}
          </h2>
          <SavedGameGrid kind="favourites" {...rest} />
        </section>
        <RevealWhenLoaded>
          <section aria-labelledby="recents" className={styles.part}>
            <div className={styles.line}>
              <h2 className={styles.head} id="recents" tabIndex={-1}>
                {t('recents')}
              </h2>
              <ClearHistory headingId="recents" />
            </div>
            <SavedGameGrid kind="recents" {...rest} />
          </section>
        </RevealWhenLoaded>
      </div>
    </>
  );
}
