import styles from './icon.module.css';
import type { IconName } from './icon-table';
import sprite from './icons.svg';

type IconProps = {
  readonly name: IconName;
  readonly size?: 'small' | 'medium' | 'large';
  /** Mirrored for right-to-left: arrows and chevrons. */
  readonly flips?: boolean;
};

/** Icon from the sprite; decorative. */
export function Icon({ name, size = 'medium', flips = false }: IconProps) {
  return (
    <svg aria-hidden="true" className={`${styles.icon} ${styles[size]}${flips ? ' flips' : ''}`}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
