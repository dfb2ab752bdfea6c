import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import { StatePanel } from '@/components/ui/state/state-panel';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** States that the promotion does not exist, and links to the others. */
export function MissingPromotion({ query }: { readonly query: URLSearchParams }) {
  const t = useTranslations('promo');
  return (
    <StatePanel icon="gift" isPage text={t('missingText')} title={t('missingTitle')}>
      <ButtonLink href={toHref(ROUTES.activity, {}, query)}>{t('all')}</ButtonLink>
    </StatePanel>
  );
}
