import type { ReactNode } from 'react';
import { SizedImage } from '@/components/ui/image/sized-image';
import type { ImagePlace } from '@/lib/shared/cdn/image-sizing';
import { toGameSign } from '@/lib/shared/game/game-sign';
import styles from './game-art.module.css';

type GameArtProps = {
  readonly name: string;
  readonly image?: string;
  readonly isFirst?: boolean;
  /** Where it shows, which decides its width. */
  readonly place?: ImagePlace;
  readonly className?: string;
  readonly children?: ReactNode;
};

/** A game's picture, 3:4, over a drawn fallback. */
export function GameArt(props: GameArtProps) {
  const { name, image, isFirst, place = 'card', className, children } = props;
  const { letters, tint } = toGameSign(name);
  return (
    <span
      className={className ? `${styles.art} ${className}` : styles.art}
      data-letters={letters}
      data-tint={tint}
    >
      {image && (
        <SizedImage
          alt=""
          className={styles.picture}
          height="400"
          isFirst={isFirst}
          place={place}
          src={image}
          width="300"
        />
      )}
      {children}
    </span>
  );
}
