'use client';

import { useEffect } from 'react';
import { closeOnBack } from '@/lib/client/page/close-on-back';

/** Lets the browser's Back close the sheet with this id; it shows nothing. */
export function SheetHistory({ id }: { readonly id: string }) {
  useEffect(() => {
    const sheet = document.getElementById(id);
    return sheet instanceof HTMLDialogElement ? closeOnBack(sheet) : undefined;
  }, [id]);
  return null;
}
