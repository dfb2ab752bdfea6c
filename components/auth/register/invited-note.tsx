import { useTranslations } from 'next-intl';
import { ClientLink } from '@/components/ui/client-link/client-link';
import textLink from '@/components/ui/client-link/text-link.module.css';
import { Icon } from '@/components/ui/icon/icon';
import strip from '@/components/ui/strip/strip.module.css';
import { parseLanding } from '@/lib/shared/attribution/landing';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './invited-note.module.css';

type InvitedNoteProps = { readonly hasPromotions: boolean; readonly query: URLSearchParams };

/** Shows an invited visitor whose code counts, with a link to the promotions where there are any. */
export function InvitedNote({ hasPromotions, query }: InvitedNoteProps) {
  const t = useTranslations('register');
  const referral = useTranslations('referral');
  const code = parseLanding(query).referralCode;
  if (code === undefined) return null;
  return (
    <aside aria-label={t('invitedTitle')} className={styles.note}>
      <span className={strip.sign}>
        <Icon name="gift" />
      </span>
      <div>
        <p className={styles.title}>{t('invitedTitle')}</p>
        <p className={styles.text}>{t('invitedText', { code })}</p>
        {hasPromotions && (
          <ClientLink className={textLink.link} href={toHref(ROUTES.activity, {}, query)}>
            {referral('promotions')}
          </ClientLink>
        )}
      </div>
    </aside>
  );
}
