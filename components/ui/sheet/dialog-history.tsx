'use client';

import { useEffect, useRef } from 'react';
import { closeOnBack } from '@/lib/client/page/close-on-back';

/** Closes the dialog around it by the browser's Back; shows nothing. */
export function DialogHistory() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    return dialog ? closeOnBack(dialog) : undefined;
  }, []);
  return <span hidden ref={place} />;
}
