'use client';

import { useEffect } from 'react';
import { closeOnBack } from '@/lib/client/page/close-on-back';

/** Closes the sheet with this id by the browser's Back; renders nothing. */
export function SheetHistory({ id }: { readonly id: string }) {
  useEffect(() => {
    const sheet = document.getElementById(id);
    return sheet instanceof HTMLDialogElement ? closeOnBack(sheet) : undefined;
  }, [id]);
  return null;
}
