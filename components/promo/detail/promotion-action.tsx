import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import type { Promotion } from '@/lib/shared/promo/parse-promotion';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './promotion-action.module.css';

type PromotionActionProps = {
  readonly promotion: Pick<Promotion, 'id' | 'title'>;
  readonly query: URLSearchParams;
};

/** Next step for an offer, always visible: both states are in the HTML, and the session shows one. */
export function PromotionAction({ promotion, query }: PromotionActionProps) {
  const t = useTranslations('promo');
  const go = toHref(ROUTES.activity, { id: promotion.id });
  return (
    <section aria-label={t('next')} className={styles.bar}>
      <div className={styles.actions} data-for="visitor">
        <ButtonLink href={toHref(ROUTES.register, { go }, query)} size="wide">
          {t('claim')}
        </ButtonLink>
        <ButtonLink href={toHref(ROUTES.login, { go }, query)} look="quiet">
          {t('logIn')}
        </ButtonLink>
      </div>
      <div className={styles.actions} data-for="member">
        <ButtonLink href={toHref(ROUTES.service, {}, query)} size="wide">
          {t('contact')}
        </ButtonLink>
      </div>
    </section>
  );
}
