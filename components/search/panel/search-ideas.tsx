'use client';

import { useTranslations } from 'next-intl';
import { useSearches } from '@/lib/client/lobby/recent-searches';
import styles from './search-ideas.module.css';

type SearchIdeasProps = {
  /** Names of popular games. */
  readonly suggested: readonly string[];
  readonly onChoose: (text: string) => void;
  readonly onForget: () => void;
};

function Ideas({ texts, onChoose }: { texts: readonly string[]; onChoose: SearchIdeasProps['onChoose'] }) {
  return (
    <ul className={styles.ideas}>
      {texts.map((text) => (
        <li key={text}>
          <button className={styles.idea} dir="auto" onClick={() => onChoose(text)} type="button">
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Suggestions for an empty field: recent searches and popular games. */
export function SearchIdeas({ suggested, onChoose, onForget }: SearchIdeasProps) {
  const t = useTranslations('search');
  const recent = useSearches();
  return (
    <div className={styles.panel}>
      {recent.length > 0 && (
        <section aria-label={t('recent')}>
          <div className={styles.head}>
            <h2 className={styles.title}>{t('recent')}</h2>
            <button className={styles.forget} onClick={onForget} type="button">
              {t('forget')}
            </button>
          </div>
          <Ideas onChoose={onChoose} texts={recent} />
        </section>
      )}
      {suggested.length > 0 && (
        <section aria-label={t('instead')}>
          <h2 className={styles.title}>{t('instead')}</h2>
          <Ideas onChoose={onChoose} texts={suggested} />
        </section>
      )}
    </div>
  );
}
