// next-intl's configuration of a request: language tag and messages.
import 'server-only';
import { headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { getMessages } from '@/lib/server/http/locale/messages';
import { readSiteHeader } from '@/lib/server/http/trusted-headers';
import { LANGUAGES } from '@/lib/shared/locale/language-table';
import { parseLanguage } from '@/lib/shared/locale/parse-language';

export default getRequestConfig(async () => {
  const code = parseLanguage(readSiteHeader(await headers(), 'language')) ?? 'EN';
  return { locale: LANGUAGES[code].tag, messages: getMessages(code), timeZone: 'UTC' };
});
