import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './launch.module.css';

type LaunchWithoutScriptProps = { readonly code: string; readonly query: URLSearchParams };

/** States that a game needs script, and leads on. */
export function LaunchWithoutScript({ code, query }: LaunchWithoutScriptProps) {
  const t = useTranslations('play');
  return (
    <noscript>
      <div className={styles.status}>
        <p className={styles.text}>{t('noScript')}</p>
        <ButtonLink href={toHref(ROUTES.game, { game: code || undefined }, query)} reload size="wide">
          {t(code === '' ? 'games' : 'about')}
        </ButtonLink>
        <ButtonLink href={toHref(ROUTES.login, {}, query)} look="quiet" reload size="wide">
          {t('login')}
        </ButtonLink>
      </div>
    </noscript>
  );
}
