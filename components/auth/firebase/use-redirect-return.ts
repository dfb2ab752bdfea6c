import { useEffect, useRef } from 'react';
import { takeRedirectChannel } from '@/lib/client/social/take-redirect-channel';
import type { FirebaseChannel } from '@/lib/shared/social/social-proof';

/** Calls `resume` once where the page is the return of a sign-in that left by redirect. */
export function useRedirectReturn(resume: (channel: FirebaseChannel) => Promise<void>): void {
  const latest = useRef(resume);
  useEffect(() => {
    latest.current = resume;
  });
  useEffect(() => {
    const channel = takeRedirectChannel();
    if (channel) void latest.current(channel);
  }, []);
}
