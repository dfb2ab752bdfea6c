'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { LocalDate } from '@/components/news/local-date';
import { formatClock } from '@/lib/shared/game/format-clock';
import { drawPhaseOf } from '@/lib/shared/lobby/parse-draw';
import { formatMoment } from '@/lib/shared/locale/format-moment';
import styles from './draw.module.css';

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
  const time = () => {
    const format = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' });
    return formatMoment(format, new Date(closesAt ?? drawAt));
  };
  return (
    <p className={styles.note} role="status">
      {phase === 'open' && t('closes', { time: time() })}
      {phase === 'closed' && t('closed')}
      {phase === 'due' && t('due')}
    </p>
  );
}

/** Time of the next draw, and the countdown. */
export function NextDraw({ drawAt, closesAt }: NextDrawProps) {
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
