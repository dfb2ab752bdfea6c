import { useTranslations } from 'next-intl';
import { GameArt } from '@/components/lobby/game/game-art';
import { Heart } from '@/components/lobby/game/heart';
import { BackLink } from '@/components/ui/back-link/back-link';
import { Badge } from '@/components/ui/badge/badge';
import { ButtonLink } from '@/components/ui/button/button-link';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import { SizedImage } from '@/components/ui/image/sized-image';
import { hasTrial } from '@/lib/shared/game/has-trial';
import { toLaunchHref } from '@/lib/shared/game/launch-href';
import { toGameHref } from '@/lib/shared/lobby/game-address';
import type { Game } from '@/lib/shared/lobby/lobby';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './game-details.module.css';

type GameDetailsProps = {
  readonly game: Game;
  readonly categoryName: string;
  /** Empty where the game has no vendor. */
  readonly vendorName: string;
  readonly query: URLSearchParams;
};

type PlayButtonsProps = { readonly game: Game; readonly query: URLSearchParams };

/** Members play at once, visitors log in first, and both may use a trial. */
function PlayButtons({ game, query }: PlayButtonsProps) {
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

/** Page of a game: art, category, and play buttons. */
export function GameDetails({ game, categoryName, vendorName, query }: GameDetailsProps) {
  const t = useTranslations('game');
  const category = toHref(ROUTES.game, { category: game.category }, query);
  const vendor = toHref(ROUTES.game, { vendor: game.vendor }, query);
  return (
    <article className={styles.details}>
      {/* The same picture as the art below, requested first. */}
      {game.image && (
        <SizedImage
          alt=""
          className={styles.glow}
          height="400"
          isFirst
          place="cover"
          src={game.image}
          width="300"
        />
      )}
      <BackLink href={category}>{categoryName}</BackLink>
      <div className={styles.art}>
        <GameArt image={game.image} isFirst name={game.name} place="cover" />
      </div>
      <h1 className={styles.name}>{game.name}</h1>
      {vendorName && (
        <p className={styles.by}>
          <ClientLink className={styles.vendor} href={vendor}>
            {t('by', { vendor: vendorName })}
          </ClientLink>
        </p>
      )}
      <p className={styles.badges}>
        {game.hot && <Badge tone="hot">{t('hot')}</Badge>}
        {game.isNew && <Badge tone="new">{t('new')}</Badge>}
        {game.freeplay && hasTrial(game) && <Badge tone="free">{t('free')}</Badge>}
      </p>
      <PlayButtons game={game} query={query} />
      {vendorName && (
        <div className={styles.actions}>
          <ButtonLink href={vendor} look="quiet" size="wide">
            {t('moreBy', { vendor: vendorName })}
          </ButtonLink>
        </div>
      )}
    </article>
  );
}
