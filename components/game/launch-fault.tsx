import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import { StatePanel } from '@/components/ui/state/state-panel';
import type { PlanFault } from '@/lib/shared/game/launch-plan';
import type { Brand } from '@/lib/shared/merchant/brand';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './launch.module.css';
import { LaunchFrame } from './launch-frame';

/** The page of the game that the address of a launch names; two vendors may have games of one code. */
function gameHrefOf(game: string | undefined, query: URLSearchParams): string {
  return toHref(ROUTES.game, { game, vendor: (game && query.get('vendor')) || undefined }, query);
}

type LaunchWithoutScriptProps = { readonly code: string; readonly query: URLSearchParams };

/** States that a game needs script, and leads on. */
export function LaunchWithoutScript({ code, query }: LaunchWithoutScriptProps) {
  const t = useTranslations('play');
  return (
    <noscript>
      <div className={styles.status}>
        <p className={styles.text}>{t('noScript')}</p>
        <ButtonLink href={gameHrefOf(code || undefined, query)} reload size="wide">
          {t(code === '' ? 'games' : 'about')}
        </ButtonLink>
        <ButtonLink href={toHref(ROUTES.login, {}, query)} look="quiet" reload size="wide">
          {t('login')}
        </ButtonLink>
      </div>
    </noscript>
  );
}

type LaunchFaultProps = {
  readonly brand: Brand;
  readonly fault: 'badAddress' | PlanFault;
  readonly query: URLSearchParams;
};

/** An address that launches nothing: the reason, and a link to the games. */
export function LaunchFault({ brand, fault, query }: LaunchFaultProps) {
  const t = useTranslations('play');
  // A rejected code is not carried on.
  const game = fault === 'noTrial' ? (query.get('code') ?? undefined) : undefined;
  return (
    <LaunchFrame brand={brand} query={query}>
      <StatePanel icon="compass" isPage text={t(`${fault}Text`)} title={t(`${fault}Title`)}>
        {game && (
          <ButtonLink href={gameHrefOf(game, query)} reload>
            {t('about')}
          </ButtonLink>
        )}
        <ButtonLink href={toHref(ROUTES.game, {}, query)} look={game ? 'quiet' : 'primary'} reload>
          {t('games')}
        </ButtonLink>
      </StatePanel>
    </LaunchFrame>
  );
}
