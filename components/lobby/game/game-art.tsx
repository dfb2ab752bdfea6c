import styles from './game-art.module.css';

type GameArtProps = { readonly name: string; readonly image?: string; readonly isFirst?: boolean };

/** A game's picture, 3:4; a drawn stand-in lies behind it, and shows where there is none. */
export function GameArt({ name, image, isFirst = false }: GameArtProps) {
  return (
    <span className={styles.art}>
      <span aria-hidden="true" className={styles.standIn}>
        {[...name][0]}
      </span>
      {image && (
        <img
          alt=""
          className={styles.picture}
          decoding="async"
          height="400"
          fetchPriority={isFirst ? 'high' : 'auto'}
          loading={isFirst ? 'eager' : 'lazy'}
          src={image}
          width="300"
        />
      )}
    </span>
  );
}
