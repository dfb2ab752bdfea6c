import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './download-head.module.css';

type DownloadHeadProps = {
  readonly brandName: string;
  readonly icon: string;
  readonly description: string;
  /** Asks a visitor to sign in first, in the merchant's words. */
  readonly loginPrompt: string;
  /** Whether the promotion for installing the app runs. */
  readonly hasGift: boolean;
  readonly query: URLSearchParams;
};

/** Head of the download page: the app, the merchant's text, and the gift. */
export function DownloadHead(props: DownloadHeadProps) {
  const { brandName, icon, description, loginPrompt, hasGift, query } = props;
  const t = useTranslations('download');
  return (
    <div className={styles.head} data-no-bar>
      <img alt="" className={styles.icon} height="88" src={icon} width="88" />
      <h1 className={styles.title}>{t('title', { brand: brandName })}</h1>
      <p className={styles.lead}>{description || t('lead')}</p>
      {hasGift && (
        <ClientLink className={styles.gift} href={toHref(ROUTES.activity, {}, query)}>
          <Icon name="gift" />
          <span>{t('gift')}</span>
          <Icon flips name="chevron" size="small" />
        </ClientLink>
      )}
      {loginPrompt && (
        <div className={styles.prompt} data-for="visitor">
          <p>{loginPrompt}</p>
          <ButtonLink href={toHref(ROUTES.login, { go: ROUTES.download }, query)} look="quiet">
            {t('logIn')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
