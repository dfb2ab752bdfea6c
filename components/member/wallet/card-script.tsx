'use client';

import { useEffect } from 'react';
import { insertScript } from '@/lib/client/pixel/platform/insert-script';

/** Loads the card payment provider's script beside the deposit link, once a page. */
export function CardScript({ url }: { readonly url: string }) {
  useEffect(() => void insertScript(url), [url]);
  return null;
}
