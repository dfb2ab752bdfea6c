import styles from './icon.module.css';
import { ICONS, type IconName } from './icon-table';

/** The hidden sprite that every Icon of the page refers to; it stands once, at the start of the body. */
export function IconSprite() {
  return (
    <svg aria-hidden="true" className={styles.sprite} height="0" width="0">
      {(Object.keys(ICONS) as IconName[]).map((name) => (
        <symbol id={`icon-${name}`} key={name} viewBox="0 0 24 24">
          {ICONS[name].tone && <path className={styles.tone} d={ICONS[name].tone} />}
          {ICONS[name].line && <path className={styles.line} d={ICONS[name].line} />}
        </symbol>
      ))}
    </svg>
  );
}
