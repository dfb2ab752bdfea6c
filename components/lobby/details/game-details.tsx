import { useTranslations } from 'next-intl';
import { GameArt } from '@/components/lobby/game/game-art';
import { BackLink } from '@/components/ui/back-link/back-link';
import { Badge } from '@/components/ui/badge/badge';
import { ButtonLink } from '@/components/ui/button/button-link';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { hasTrial } from '@/lib/shared/game/has-trial';
import type { Game } from '@/lib/shared/lobby/lobby';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './game-details.module.css';
import { PlayButtons } from './play-buttons';

type GameDetailsProps = {
  readonly game: Game;
  readonly categoryName: string;
  readonly vendorName: string;
  readonly query: URLSearchParams;
};

/** Page of a game: art, category, and play buttons. */
export function GameDetails({ game, categoryName, vendorName, query }: GameDetailsProps) {
  const t = useTranslations('game');
  const category = toHref(ROUTES.game, { category: game.category }, query);
  const vendor = toHref(ROUTES.game, { vendor: game.vendor }, query);
  return (
    <article className={styles.details}>
      {/* The same picture as the art below, requested first. */}
      {game.image && (
        <img alt="" className={styles.glow} fetchPriority="high" height="400" src={game.image} width="300" />
      )}
      <BackLink href={category}>{categoryName}</BackLink>
      <div className={styles.art}>
        <GameArt image={game.image} isFirst name={game.name} />
      </div>
      <h1 className={styles.name}>{game.name}</h1>
      <p className={styles.by}>
        <ClientLink className={styles.vendor} href={vendor}>
          {t('by', { vendor: vendorName })}
        </ClientLink>
      </p>
      <p className={styles.badges}>
        {game.hot && <Badge tone="hot">{t('hot')}</Badge>}
        {game.isNew && <Badge tone="new">{t('new')}</Badge>}
        {game.freeplay && hasTrial(game) && <Badge tone="free">{t('free')}</Badge>}
      </p>
      <PlayButtons game={game} query={query} />
      <div className={styles.actions}>
        <ButtonLink href={vendor} look="quiet" size="wide">
          {t('moreBy', { vendor: vendorName })}
        </ButtonLink>
      </div>
    </article>
  );
}
