import type { ReactNode } from 'react';
import { toGameSign } from '@/lib/shared/game/game-sign';
import styles from './game-art.module.css';

type GameArtProps = {
  readonly name: string;
  readonly image?: string;
  readonly isFirst?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
};

/** A game's picture, 3:4, over a drawn fallback. */
export function GameArt({ name, image, isFirst = false, className, children }: GameArtProps) {
  const { letters, tint } = toGameSign(name);
  return (
    <span
      className={className ? `${styles.art} ${className}` : styles.art}
      data-letters={letters}
      data-tint={tint}
    >
      {image && (
        <img
          alt=""
          className={styles.picture}
          decoding={isFirst ? 'sync' : 'async'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          height="400"
          loading={isFirst ? 'eager' : 'lazy'}
          src={image}
          width="300"
        />
      )}
      {children}
    </span>
  );
}
