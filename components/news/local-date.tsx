'use client';

import { useLocale } from 'next-intl';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import { formatMoment } from '@/lib/shared/locale/format-moment';

type LocalDateProps = { readonly iso: string; readonly className?: string; readonly hasTime?: boolean };

const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Day, and optionally hour, in the page's language: UTC in server HTML, then the visitor's own zone. */
export function LocalDate({ iso, className, hasTime }: LocalDateProps) {
  const tag = useLocale();
  const isLocal = useHydrated();
  const timeZone = isLocal ? undefined : 'UTC';
  return (
    // Engines differ in their words for a date: the server's stay until the zone is known.
    <time className={className} dateTime={iso} suppressHydrationWarning>
      {formatMoment(tag, { ...DAY, ...(hasTime ? TIME : {}), timeZone }, new Date(iso))}
    </time>
  );
}
