import { useTranslations } from 'next-intl';
import { ClientLink } from '@/components/ui/client-link/client-link';
import textLink from '@/components/ui/client-link/text-link.module.css';
import { Icon } from '@/components/ui/icon/icon';
import type { BrandSafety } from '@/lib/shared/merchant/brand';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './break.module.css';
import { BreakUntil } from './break-until';
import { HelpLinks } from './help-links';

type BreakCardProps = {
  readonly helpLinks: BrandSafety['helpLinks'];
  /** Carried query for the link to the safer-play page; without it there is no link. */
  readonly query?: URLSearchParams;
};

/** States the break and its end; in everyone's HTML, shown by an attribute of the pre-paint script. */
export function BreakCard({ helpLinks, query }: BreakCardProps) {
  const t = useTranslations('playBreak');
  return (
    <section aria-label={t('title')} className={styles.card} data-break-only>
      <span className={styles.sign}>
        <Icon name="pause" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p className={styles.soft}>{t('until')}</p>
        <BreakUntil />
        <p className={styles.soft}>{t('text')}</p>
        <HelpLinks links={helpLinks}>
          {query && (
            <li>
              <ClientLink className={textLink.link} href={toHref(ROUTES.safety, {}, query)}>
                {t('more')}
              </ClientLink>
            </li>
          )}
        </HelpLinks>
      </div>
    </section>
  );
}
