import styles from './programme-art.module.css';

const HEAD = 'M-13 20c1.5-9 6.5-13 13-13s11.5 4 13 13z';

function Person({ x, y, tone }: { readonly x: number; readonly y: number; readonly tone: 'one' | 'two' }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles[tone]} r="27" />
      <circle className={styles.skin} cy="-4" r="8.5" />
      <path className={styles.skin} d={HEAD} />
    </g>
  );
}

/** Picture of the invitation: two friends and a gift. */
export function InviteArt() {
  return (
    <svg aria-hidden="true" className={styles.art} focusable="false" viewBox="0 0 320 132">
      <path className={styles.way} d="M58 66C90 20 128 22 160 60M262 66C230 20 192 22 160 60" />
      <Person tone="one" x={52} y={84} />
      <Person tone="two" x={268} y={84} />
      <ellipse className={styles.ground} cx="160" cy="122" rx="58" ry="7" />
      <path className={styles.box} d="M122 76h76v38a8 8 0 0 1-8 8h-60a8 8 0 0 1-8-8z" />
      <path className={styles.lid} d="M116 58h88a5 5 0 0 1 5 5v13h-98V63a5 5 0 0 1 5-5z" />
      <path className={styles.ribbon} d="M152 58h16v64h-16z" />
      <path
        className={styles.ribbon}
        d="M160 58c-22 0-36-6-36-18 0-8 6-13 13-13 12 0 20 13 23 31 3-18 11-31 23-31 7 0 13 5 13 13 0 12-14 18-36 18zm-4-4c-4-11-11-18-18-18-4 0-6 2-6 5 0 7 10 12 24 13zm8 0c14-1 24-6 24-13 0-3-2-5-6-5-7 0-14 7-18 18z"
        fillRule="evenodd"
      />
      <path
        className={styles.spark}
        d="M98 30l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM226 22l2.5 6.5 6.5 2.5-6.5 2.5-2.5 6.5-2.5-6.5-6.5-2.5 6.5-2.5z"
      />
    </svg>
  );
}

/** Picture of the partner programme: a rising line over columns. */
export function PartnerArt() {
  return (
    <svg aria-hidden="true" className={styles.art} focusable="false" viewBox="0 0 320 132">
      <ellipse className={styles.ground} cx="160" cy="122" rx="112" ry="7" />
      <path className={styles.box} d="M62 92h34v28H62zM114 74h34v46h-34zM166 54h34v66h-34z" />
      <path className={styles.lid} d="M218 34h34v86h-34z" />
      <path className={styles.way} d="M64 74C112 66 150 46 196 30" />
      <Person tone="two" x={235} y={34} />
      <path
        className={styles.spark}
        d="M46 34l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM282 60l2.5 6.5 6.5 2.5-6.5 2.5-2.5 6.5-2.5-6.5-6.5-2.5 6.5-2.5z"
      />
    </svg>
  );
}
