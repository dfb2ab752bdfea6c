import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { toSupportHref } from '@/lib/shared/service/support-note';
import styles from './chat-card.module.css';
import { ChatNow } from './chat-now';

type ChatCardProps = {
  /** Visitors chat as well; without a widget they log in first. */
  readonly hasWidget?: boolean;
  readonly query: URLSearchParams;
  readonly support?: string;
};

/** Chat, as the merchant has it for visitors and members. */
export function ChatCard({ hasWidget = false, query, support }: ChatCardProps) {
  const t = useTranslations('service');
  const hereWith = (carried?: URLSearchParams) =>
    support === undefined ? toHref(ROUTES.service, {}, carried) : toSupportHref(support, carried);
  const loginPath = toHref(ROUTES.login, { go: hereWith() }, query);
  return (
    <section className={styles.card}>
      <span className={styles.sign}>
        <Icon name="headset" size="large" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('chatTitle')}</h2>
        <p className={styles.text} data-for="member">
          {t('chatText')}
        </p>
        <p className={styles.text} data-for="visitor">
          {t(hasWidget ? 'chatVisitor' : 'chatLogin')}
        </p>
      </div>
      <div className={`${styles.action} needs-script`} data-for={hasWidget ? undefined : 'member'}>
        <ChatNow backPath={hereWith(query)} loginPath={loginPath} support={support} />
      </div>
      {!hasWidget && (
        <div className={styles.action} data-for="visitor">
          <ButtonLink href={loginPath} size="wide">
            {t('chatLoginButton')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
