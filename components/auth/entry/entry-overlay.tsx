'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import type { EntryDialogProps } from '@/components/auth/entry/entry-dialog';
import { reloadPage } from '@/lib/client/page/leave-page';

// Fetched when an overlay opens: the pages that show the same forms have no use for it. Without it, the address is a whole page's.
async function loadDialog(): Promise<{ default: ComponentType<EntryDialogProps> }> {
  try {
    return { default: (await import('@/components/auth/entry/entry-dialog')).EntryDialog };
  } catch {
    reloadPage();
    return { default: () => null };
  }
}

const Dialog = lazy(loadDialog);

/** A way in over the page on which it was asked for. */
export function EntryOverlay(props: EntryDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
