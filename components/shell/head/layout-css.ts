import { TIMING, WIDE_LAYOUT } from '@/lib/shared/constants';

const { breakpointPx, ratio } = WIDE_LAYOUT;

/** Times and widths of the specification as CSS. Doubled selectors win over the defaults whatever the order of the style sheets. */
export const LAYOUT_CSS = `:root:root{--splash:${TIMING.splashMinMs}ms;--wide:min(100vw,${ratio * 100}vh)}@media(width>${breakpointPx}px){:root:root{--frame:var(--wide)}}`;
