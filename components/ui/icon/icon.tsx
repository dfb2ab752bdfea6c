import styles from './icon.module.css';
import type { IconName } from './icon-table';
import sprite from './icons.svg';

type IconProps = {
  readonly name: IconName;
  readonly size?: 'small' | 'medium' | 'large';
  /** Turned round where text runs from right to left: arrows and chevrons. */
  readonly flips?: boolean;
};

/** A drawn sign from the sprite; the text beside it says what it means. */
export function Icon({ name, size = 'medium', flips = false }: IconProps) {
  return (
    <svg aria-hidden="true" className={`${styles.icon} ${styles[size]}${flips ? ' flips' : ''}`}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
