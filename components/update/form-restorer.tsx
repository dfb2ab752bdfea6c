'use client';

import { useEffect } from 'react';
import { restoreForm } from '@/lib/client/update/restore-form';

/** Restores the input from before a refresh; renders nothing. */
export function FormRestorer() {
  useEffect(restoreForm, []);
  return null;
}
