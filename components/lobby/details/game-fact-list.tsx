import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { hasTrial } from '@/lib/shared/game/has-trial';
import { type ShownFacts, VOLATILITIES, type Volatility } from '@/lib/shared/lobby/game-facts';
import type { Game } from '@/lib/shared/lobby/lobby';
import styles from './game-facts.module.css';

type GameFactListProps = {
  readonly game: Game;
  readonly categoryName: string;
  readonly vendorName: string;
  readonly facts: ShownFacts;
};

function useStakeText(): (facts: ShownFacts) => ReactNode {
  const t = useTranslations('gameFacts');
  return ({ minBet, maxBet }) => {
    if (minBet && maxBet)
      return (
        <>
          <bdi>{minBet}</bdi> – <bdi>{maxBet}</bdi>
        </>
      );
    return (minBet && t('stakeFrom', { min: minBet })) || (maxBet && t('stakeTo', { max: maxBet }));
  };
}

/** Volatility as one to three dots and a word. */
function VolatilityLevel({ volatility }: { readonly volatility: Volatility }) {
  const t = useTranslations('gameFacts');
  const level = VOLATILITIES.indexOf(volatility);
  return (
    <>
      <span aria-hidden="true" className={styles.level}>
        {VOLATILITIES.map((name, place) => (
          <i className={place <= level ? styles.on : undefined} key={name} />
        ))}
      </span>
      {t(`volatility_${volatility}`)}
    </>
  );
}

/** Facts of a game, in the order in which players weigh them; missing ones have no line. */
function useProviderRows(facts: ShownFacts): readonly (readonly [string, ReactNode])[] {
  const t = useTranslations('gameFacts');
  const format = useFormatter();
  const toStake = useStakeText();
  const { rtp, volatility, lines, maxWin } = facts;
  return [
    [t('rtp'), rtp && format.number(rtp / 100, { style: 'percent', maximumFractionDigits: 2 })],
    [t('volatility'), volatility && <VolatilityLevel volatility={volatility} />],
    [t('lines'), lines && format.number(lines)],
    [t('stake'), toStake(facts)],
    [t('maxWin'), maxWin && <bdi>{maxWin}</bdi>],
  ];
}

/** Vendor, category, trial, and the provider's facts. */
export function GameFactList({ game, categoryName, vendorName, facts }: GameFactListProps) {
  const t = useTranslations('gameFacts');
  const card = useTranslations('game');
  const about = useTranslations('play');
  const search = useTranslations('search');
  const isFree = game.freeplay && hasTrial(game);
  const rows = [
    [search('vendor'), vendorName && <bdi key="vendor">{vendorName}</bdi>],
    [search('category'), <bdi key="category">{categoryName}</bdi>],
    [card('free'), t(isFree ? 'freeYes' : 'freeNo')],
    ...useProviderRows(facts),
  ] as const;
  return (
    <section aria-label={about('about')} className={styles.facts}>
      <h2 className={styles.title}>{about('about')}</h2>
      <dl className={styles.list}>
        {rows.map(([name, value]) =>
          value ? (
            <div className={styles.row} key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
