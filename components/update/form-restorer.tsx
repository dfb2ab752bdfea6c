'use client';

import { useEffect } from 'react';
import { restoreForm } from '@/lib/client/update/restore-form';

/** Gives a page back what was typed before it was refreshed; it shows nothing. */
export function FormRestorer() {
  useEffect(restoreForm, []);
  return null;
}
