import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { toSupportHref } from '@/lib/shared/service/support-note';
import styles from './chat-card.module.css';
import { ChatNow } from './chat-now';

type ChatCardProps = { readonly query: URLSearchParams; readonly support?: string };

/** Chat: a member starts it, a visitor logs in first. */
export function ChatCard({ query, support }: ChatCardProps) {
  const t = useTranslations('service');
  const hereWith = (carried?: URLSearchParams) =>
    support === undefined ? toHref(ROUTES.service, {}, carried) : toSupportHref(support, carried);
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
          {t('chatLogin')}
        </p>
      </div>
      <div className={styles.action} data-for="member">
        <ChatNow backPath={hereWith(query)} support={support} />
      </div>
      <div className={styles.action} data-for="visitor">
        <ButtonLink href={toHref(ROUTES.login, { go: hereWith() }, query)} size="wide">
          {t('chatLoginButton')}
        </ButtonLink>
      </div>
    </section>
  );
}
