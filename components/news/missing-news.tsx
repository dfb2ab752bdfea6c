import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import { StatePanel } from '@/components/ui/state/state-panel';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** States that the article does not exist, and links to the others. */
export function MissingNews({ query }: { readonly query: URLSearchParams }) {
  const t = useTranslations('news');
  return (
    <StatePanel icon="news" isPage text={t('missingText')} title={t('missingTitle')}>
      <ButtonLink href={toHref(ROUTES.news, {}, query)}>{t('all')}</ButtonLink>
    </StatePanel>
  );
}
