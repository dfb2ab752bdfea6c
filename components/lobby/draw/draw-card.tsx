'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { LocalDate } from '@/components/news/local-date';
import { useDraw } from '@/lib/client/lobby/use-draw';
import { formatClock } from '@/lib/shared/game/format-clock';
import type { Game } from '@/lib/shared/lobby/lobby';
import { type Draw, type DrawResult, drawPhaseOf } from '@/lib/shared/lobby/parse-draw';
import { formatMoment } from '@/lib/shared/locale/format-moment';
import styles from './draw.module.css';

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

type DrawCardProps = { readonly draw: Draw; readonly game: Pick<Game, 'code' | 'vendor'> };

/** Numbers of the last draw, in the provider's order. */
function LastDraw({ result }: { readonly result: DrawResult }) {
  const t = useTranslations('draw');
  const balls = result.numbers.map((number, place) => ({ id: `${place} ${number}`, number }));
  return (
    <div className={styles.last}>
      <h2 className={styles.label}>{t('last')}</h2>
      <ol aria-label={t('last')} className={styles.balls} dir="ltr">
        {balls.map(({ id, number }) => (
          <li className={styles.ball} key={id}>
            {number}
          </li>
        ))}
      </ol>
      {result.at && <LocalDate className={styles.date} hasTime iso={result.at} />}
    </div>
  );
}

type NextDrawProps = { readonly drawAt: string; readonly closesAt?: string };

/** The browser's time in epoch ms, each second; undefined in server HTML. */
function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Whether tickets are still sold. */
function TicketNote({ drawAt, closesAt, now }: NextDrawProps & { readonly now: number | undefined }) {
  const t = useTranslations('draw');
  const tag = useLocale();
  const phase = now === undefined ? undefined : drawPhaseOf({ drawAt, closesAt }, now);
  const time = () => formatMoment(tag, CLOCK, new Date(closesAt ?? drawAt));
  return (
    <p className={styles.note} role="status">
      {phase === 'open' && t('closes', { time: time() })}
      {phase === 'closed' && t('closed')}
      {phase === 'due' && t('due')}
    </p>
  );
}

/** Time of the next draw, and the countdown. */
function NextDraw({ drawAt, closesAt }: NextDrawProps) {
  const t = useTranslations('draw');
  const now = useNow();
  return (
    <div className={styles.next}>
      <h2 className={styles.label}>{t('next')}</h2>
      <p aria-label={t('next')} className={styles.countdown} role="timer">
        <bdi dir="ltr">{now === undefined ? '–:––' : formatClock(Date.parse(drawAt) - now)}</bdi>
      </p>
      <LocalDate className={styles.date} hasTime iso={drawAt} />
      <TicketNote closesAt={closesAt} drawAt={drawAt} now={now} />
    </div>
  );
}

/** A lottery's next draw and last result, as far as the provider sends them. */
export function DrawCard({ draw, game }: DrawCardProps) {
  const { drawAt, closesAt, last } = useDraw(draw, game);
  return (
    <div className={styles.card}>
      {drawAt && <NextDraw closesAt={closesAt} drawAt={drawAt} />}
      {last && <LastDraw result={last} />}
    </div>
  );
}
