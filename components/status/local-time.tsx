'use client';

import { useEffect, useState } from 'react';
import { formatMoment } from '@/lib/shared/locale/format-moment';

type LocalTimeProps = { readonly iso: string; readonly tag: string; readonly className?: string };

/** A moment in local time; empty until hydration. */
export function LocalTime({ iso, tag, className }: LocalTimeProps) {
  const [text, setText] = useState('');
  useEffect(() => {
    const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
    setText(formatMoment(format, new Date(iso)));
  }, [iso, tag]);
  return (
    <time className={className} dateTime={iso}>
      {text}
    </time>
  );
}
