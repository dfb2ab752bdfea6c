import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { DiagnosisPage } from '@/components/diagnosis/diagnosis-page';
import { getBuildId } from '@/lib/server/platform/get-build-id';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('diagnosis');
  return { title: t('title') };
}

/** Browser check: what works here, and why a button may be missing. */
export default async function BrowserDiagnosisPage() {
  const { diagnosis } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ diagnosis }}>
      <DiagnosisPage build={getBuildId()} />
    </NextIntlClientProvider>
  );
}
