'use client';

import { lazy, Suspense } from 'react';

// Every page loads its error boundary, so the panel is fetched only when a page throws.
const CrashPanel = lazy(() =>
  import('@/components/status/crash-panel').then((part) => ({ default: part.CrashPanel })),
);

export default function ErrorPage({ error }: { readonly error: Error & { digest?: string } }) {
  return (
    <Suspense fallback={null}>
      <CrashPanel error={error} />
    </Suspense>
  );
}
