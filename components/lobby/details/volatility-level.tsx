import { useTranslations } from 'next-intl';
import type { Volatility } from '@/lib/shared/lobby/game-facts';
import styles from './game-facts.module.css';

const LEVELS = ['low', 'medium', 'high'] as const;

/** Volatility as one to three dots and a word. */
export function VolatilityLevel({ volatility }: { readonly volatility: Volatility }) {
  const t = useTranslations('gameFacts');
  const level = LEVELS.indexOf(volatility);
  return (
    <>
      <span aria-hidden="true" className={styles.level}>
        {LEVELS.map((name, place) => (
          <i className={place <= level ? styles.on : undefined} key={name} />
        ))}
      </span>
      {t(`volatility_${volatility}`)}
    </>
  );
}
