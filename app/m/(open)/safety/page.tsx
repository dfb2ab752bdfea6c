import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { SafetyPage } from '@/components/safety/page/safety-page';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { getSite } from '@/lib/server/http/get-site';
import { LANGUAGES } from '@/lib/shared/locale/language-table';
import { BREAK_MINUTES } from '@/lib/shared/safety/break';
import { formatBreakLength } from '@/lib/shared/safety/format-span';

export const generateMetadata = titledBy('safetyPage.title');

/** Safer play, the same for all visitors. */
export default async function SaferPlayPage() {
  const { brand, language, query } = await getSite();
  if (!brand) return null;
  const { tag } = LANGUAGES[language];
  const { errors, safetyPage } = await getMessages();
  const choices = BREAK_MINUTES.map((minutes) => ({ minutes, label: formatBreakLength(minutes, tag) }));
  return (
    <NextIntlClientProvider messages={{ errors, safetyPage }}>
      <SafetyPage choices={choices} query={query} safety={brand.safety} tag={tag} />
    </NextIntlClientProvider>
  );
}
