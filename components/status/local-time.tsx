'use client';

import { useEffect, useState } from 'react';
import { formatMoment, MOMENT } from '@/lib/shared/locale/format-moment';

type LocalTimeProps = { readonly iso: string; readonly tag: string; readonly className?: string };

/** A moment in local time; empty until hydration. */
export function LocalTime({ iso, tag, className }: LocalTimeProps) {
  const [text, setText] = useState('');
  useEffect(() => {
    setText(formatMoment(tag, MOMENT, new Date(iso)));
  }, [iso, tag]);
  return (
    <time className={className} dateTime={iso}>
      {text}
    </time>
  );
}
