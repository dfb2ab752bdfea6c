import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { DiagnosisPage } from '@/components/diagnosis/diagnosis-page';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { getBuildId } from '@/lib/server/platform/get-build-id';

export const generateMetadata = titledBy('diagnosis.title');

/** Browser check: what works here, and why a button may be missing. */
export default async function BrowserDiagnosisPage() {
  const { diagnosis } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ diagnosis }}>
      <DiagnosisPage build={getBuildId()} />
    </NextIntlClientProvider>
  );
}
