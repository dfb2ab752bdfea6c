import { useTranslations } from 'next-intl';
import { Sheet } from '@/components/ui/sheet/sheet';
import { SheetHistory } from '@/components/ui/sheet/sheet-history';
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import { LanguageLinks } from './language-links';

type LanguageSheetProps = {
  readonly id: string;
  readonly languages: readonly LanguageCode[];
  readonly current: LanguageCode;
  readonly query: URLSearchParams;
};

/** The sheet with the merchant's languages. */
export function LanguageSheet({ id, languages, current, query }: LanguageSheetProps) {
  const t = useTranslations('language');
  return (
    <Sheet closeLabel={t('close')} id={id} title={t('title')}>
      <SheetHistory id={id} />
      <LanguageLinks current={current} languages={languages} look="list" query={query} />
    </Sheet>
  );
}
