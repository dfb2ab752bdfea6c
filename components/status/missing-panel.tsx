import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import { StatePanel } from '@/components/ui/state/state-panel';
import { ROUTES, toHref } from '@/lib/shared/routes';

type MissingPanelProps = { readonly query: URLSearchParams };

/** States that the page does not exist, and links on. */
export function MissingPanel({ query }: MissingPanelProps) {
  const t = useTranslations('fault');
  return (
    <StatePanel icon="compass" isPage text={t('missingText')} title={t('missingTitle')}>
      <ButtonLink href={toHref(ROUTES.home, {}, query)}>{t('home')}</ButtonLink>
    </StatePanel>
  );
}
