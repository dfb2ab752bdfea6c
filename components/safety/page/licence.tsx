import { useTranslations } from 'next-intl';
import guide from '@/components/guide/guide.module.css';
import { GuideSection } from '@/components/guide/guide-section';
import textLink from '@/components/ui/client-link/text-link.module.css';
import type { BrandSafety } from '@/lib/shared/merchant/brand';

/** Minimum age and licence. */
export function Licence({ safety: { minimumAge, licence } }: { readonly safety: BrandSafety }) {
  const t = useTranslations('safetyPage');
  return (
    <GuideSection title={t('licenceTitle')}>
      <p className={guide.soft}>{t('age', { age: minimumAge })}</p>
      {licence && (
        <p className={guide.soft} dir="auto">
          {licence.text}
        </p>
      )}
      {licence?.url && (
        <a className={textLink.link} href={licence.url} rel="noopener noreferrer" target="_blank">
          {t('licence')}
        </a>
      )}
    </GuideSection>
  );
}
