import { useTranslations } from 'next-intl';
import { Heart } from '@/components/lobby/game/heart';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { hasTrial } from '@/lib/shared/game/has-trial';
import { toLaunchHref } from '@/lib/shared/game/launch-href';
import { toGameHref } from '@/lib/shared/lobby/game-address';
import type { Game } from '@/lib/shared/lobby/lobby';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './game-details.module.css';

type PlayButtonsProps = { readonly game: Game; readonly query: URLSearchParams };

/** Members play at once, visitors log in first, and both may use a trial. */
export function PlayButtons({ game, query }: PlayButtonsProps) {
  const t = useTranslations('game');
  const backUrl = toGameHref(game);
  const go = toLaunchHref(game, { backUrl });
  return (
    <>
      <div className={styles.play}>
        <ButtonLink audience="member" href={toLaunchHref(game, { backUrl }, query)} reload size="wide">
          <Icon name="play" size="small" />
          {t('play')}
        </ButtonLink>
        <ButtonLink audience="visitor" href={toHref(ROUTES.login, { go }, query)} size="wide">
          {t('signInToPlay')}
        </ButtonLink>
        <Heart game={game} label={t('favourite', { name: game.name })} look="button" />
      </div>
      {game.freeplay && hasTrial(game) && (
        <ButtonLink
          href={toLaunchHref(game, { playType: 'trial', backUrl }, query)}
          look="quiet"
          reload
          size="wide"
        >
          {t('playFree')}
        </ButtonLink>
      )}
    </>
  );
}
