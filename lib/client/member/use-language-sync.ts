// Tells the provider the member's language once the page knows both.
import 'client-only';
import { useEffect } from 'react';
import { callApi } from '@/lib/client/api/call-api';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { setLanguage } from '@/lib/shared/calls/system-table';
import { needsLanguageSync } from '@/lib/shared/member/language-sync';
import type { Member } from '@/lib/shared/member/member';

/** Sends the page's language when the member's differs. A failure stays silent, since the player did not ask, and the next visit tries again. */
export function useLanguageSync(member: Member | undefined): void {
  useEffect(() => {
    const { language, merchant } = getPageFacts();
    if (!member || !needsLanguageSync(member, language)) return;
    void callApi(setLanguage, { body: { language, merchantCode: merchant } });
  }, [member]);
}
