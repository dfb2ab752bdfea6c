'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import type { EntryDialogProps } from '@/components/auth/entry/entry-dialog';
import { reloadPage } from '@/lib/client/page/leave-page';

// Loaded when an overlay opens. If that fails, the address opens as a whole page.
async function loadDialog(): Promise<{ default: ComponentType<EntryDialogProps> }> {
  try {
    return { default: (await import('@/components/auth/entry/entry-dialog')).EntryDialog };
  } catch {
    reloadPage();
    return { default: () => null };
  }
}

const Dialog = lazy(loadDialog);

/** Sign-in overlay over the page that requested it. */
export function EntryOverlay(props: EntryDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
