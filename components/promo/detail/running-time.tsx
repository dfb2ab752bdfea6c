'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import { formatMoment, MOMENT_WITH_ZONE } from '@/lib/shared/locale/format-moment';
import { runningStateOf } from '@/lib/shared/promo/moment';
import styles from './running-time.module.css';

type RunningTimeProps = {
  readonly startsAt?: string;
  readonly endsAt?: string;
  /** The server's clock when it rendered, epoch ms; used until hydration. */
  readonly renderedAt: number;
};

function useMomentText(isLocal: boolean): (iso: string) => string {
  const tag = useLocale();
  // The server does not know the visitor's zone: until hydration the zone is shown with the time.
  const timeZone = isLocal ? undefined : 'UTC';
  return (iso) => formatMoment(tag, { ...MOMENT_WITH_ZONE, timeZone }, new Date(iso));
}

/** Dates of a promotion in the visitor's zone, and whether it runs now. Nothing without dates. */
export function RunningTime({ startsAt, endsAt, renderedAt }: RunningTimeProps) {
  const t = useTranslations('promoTime');
  const isLocal = useHydrated();
  const toText = useMomentText(isLocal);
  const state = runningStateOf({ startsAt, endsAt }, isLocal ? Date.now() : renderedAt);
  if (!state) return null;
  return (
    <div className={styles.when}>
      <span className={[styles.state, styles[state]].filter(Boolean).join(' ')}>{t(state)}</span>
      <dl className={styles.times}>
        {startsAt && <Time iso={startsAt} label={t('from')} text={toText(startsAt)} />}
        {endsAt && <Time iso={endsAt} label={t('until')} text={toText(endsAt)} />}
      </dl>
    </div>
  );
}

type TimeProps = { readonly label: string; readonly iso: string; readonly text: string };

function Time({ label, iso, text }: TimeProps) {
  return (
    <div className={styles.time}>
      <Icon name="clock" size="small" />
      <dt>{label}</dt>
      <dd>
        {/* Engines differ in their words for a date: the server's stay until the zone is known. */}
        <time dateTime={iso} suppressHydrationWarning>
          {text}
        </time>
      </dd>
    </div>
  );
}
