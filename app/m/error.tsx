'use client';

import { CrashPanel } from '@/components/status/crash-panel';

export default function ErrorPage({ error }: { readonly error: Error & { digest?: string } }) {
  return <CrashPanel digest={error.digest} />;
}
