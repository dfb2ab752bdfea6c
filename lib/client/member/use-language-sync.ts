// Syncs the page language to the provider.
import 'client-only';
import { useEffect } from 'react';
import { callApi } from '@/lib/client/api/call-api';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { setLanguage } from '@/lib/shared/calls/system-table';
import { needsLanguageSync } from '@/lib/shared/member/language-sync';
import type { Member } from '@/lib/shared/member/member';

/** Sends the page's language if the member's differs. Failures stay silent: the next visit retries. */
export function useLanguageSync(member: Member | undefined): void {
  useEffect(() => {
    const { language, merchant } = getPageFacts();
    if (!member || !needsLanguageSync(member, language)) return;
    void callApi(setLanguage, { body: { language, merchantCode: merchant } });
  }, [member]);
}
