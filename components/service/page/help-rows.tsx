import { useTranslations } from 'next-intl';
import entry from '@/components/service/entry.module.css';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import page from '@/components/ui/text-page/text-page.module.css';
import { type Feature, isOffered } from '@/lib/shared/calls/feature';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { SUPPORT_QUERY } from '@/lib/shared/service/support-note';

type HelpRowsProps = {
  readonly query: URLSearchParams;
  readonly support?: string;
  /** Features that the merchant has switched off. */
  readonly off?: readonly Feature[];
};

/** Self-service: feedback (members) and the browser check. */
export function HelpRows({ query, support, off = [] }: HelpRowsProps) {
  const t = useTranslations('service');
  const rows = [
    {
      key: 'feedback',
      icon: 'feather',
      audience: 'member',
      feature: 'feedback',
      href: toHref(ROUTES.feedback, { [SUPPORT_QUERY]: support }, query),
    },
    {
      key: 'diagnosis',
      icon: 'wrench',
      audience: undefined,
      feature: undefined,
      href: toHref(ROUTES.diagnosis, { [SUPPORT_QUERY]: support }, query),
    },
  ] as const;
  const shown = rows.filter(({ feature }) => isOffered(off, feature));
  return (
    <section className={page.section}>
      <h2 className={page.heading}>{t('more')}</h2>
      <ul className={entry.list}>
        {shown.map(({ key, icon, audience, href }) => (
          <li data-for={audience} key={key}>
            <ClientLink className={entry.row} href={href}>
              <span className={entry.sign}>
                <Icon name={icon} />
              </span>
              <span className={entry.words}>
                <strong className={entry.name}>{t(`${key}Row`)}</strong>
                <span className={entry.notes}>{t(`${key}Note`)}</span>
              </span>
              <span className={entry.go}>
                <Icon flips name="chevron" size="small" />
              </span>
            </ClientLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
