'use client';

import { lazy, Suspense } from 'react';

// Few members open the log-in, so it is no part of the first load.
const SignedInPanel = lazy(() =>
  import('@/components/auth/signed-in-panel').then((part) => ({ default: part.SignedInPanel })),
);

/** The panel of a member in place of a form. */
export function SignedInSlot({ name }: { readonly name: string }) {
  return (
    <Suspense fallback={null}>
      <SignedInPanel name={name} />
    </Suspense>
  );
}
