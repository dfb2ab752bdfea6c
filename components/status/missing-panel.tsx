import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import { StatePanel } from '@/components/ui/state/state-panel';
import { ROUTES, toHref } from '@/lib/shared/routes';

const KINDS = {
  page: { texts: 'fault', icon: 'compass', back: ROUTES.home, label: 'home' },
  news: { texts: 'news', icon: 'news', back: ROUTES.news, label: 'all' },
  promotion: { texts: 'promo', icon: 'gift', back: ROUTES.activity, label: 'all' },
} as const;

type MissingPanelProps = { readonly kind?: keyof typeof KINDS; readonly query: URLSearchParams };

/** States that the page, article or promotion does not exist, and links on. */
export function MissingPanel({ kind = 'page', query }: MissingPanelProps) {
  const { texts, icon, back, label } = KINDS[kind];
  const t = useTranslations(texts);
  return (
    <StatePanel icon={icon} isPage text={t('missingText')} title={t('missingTitle')}>
      <ButtonLink href={toHref(back, {}, query)}>{t(label)}</ButtonLink>
    </StatePanel>
  );
}
