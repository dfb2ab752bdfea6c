// Finds text that is cut off, sticks out, overlaps, or makes the page too wide. Runs inside the page: `measure-page.mjs` injects this folder as text.
import { CORE, describe, listLines } from './lines.mjs';
import { listOverlaps } from './overlaps.mjs';

const TOLERANCE_PX = 1.5;
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const CLIPS = /hidden|clip/;

/** Returns the first ancestor that clips an axis; undefined where it can be scrolled. */
function findClipper(element, axis) {
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    const overflow = axis === 'x' ? style.overflowX : style.overflowY;
    if (/auto|scroll/.test(overflow)) return undefined;
    if (CLIPS.test(overflow) && style.display !== 'inline') return at;
    if (style.position === 'fixed') return undefined;
  }
  return undefined;
}

function isCut({ element, rects }) {
  const across = findClipper(element, 'x')?.getBoundingClientRect();
  const along = findClipper(element, 'y')?.getBoundingClientRect();
  return rects.some((rect) => {
    const slack = (rect.height * CORE) / 2;
    const isCutAcross =
      across && (rect.left < across.left - TOLERANCE_PX || rect.right > across.right + TOLERANCE_PX);
    const isCutAlong = along && (rect.top + slack < along.top || rect.bottom - slack > along.bottom);
    return isCutAcross || isCutAlong;
  });
}

// Element properties are whole numbers; the ellipsis appears with the first hundredth of a pixel.
function isWiderThan(box, rects) {
  const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(box);
  const edges = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth].map(Number.parseFloat);
  const room = box.getBoundingClientRect().width - edges.reduce((sum, one) => sum + one, 0);
  return rects.some(({ width }) => width > room + 0.1);
}

/** Ellipsis or line clamp: acceptable for the provider's names, not for our texts. */
function isShortened({ element, rects }) {
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    const { textOverflow, webkitLineClamp, display } = getComputedStyle(at);
    if (textOverflow === 'ellipsis' && display !== 'inline' && isWiderThan(at, rects)) return true;
    if (webkitLineClamp !== 'none' && at.scrollHeight > at.clientHeight + 2) return true;
    if (!display.startsWith('inline') && at !== element) return false;
  }
  return false;
}

/** A word wider than its block. */
function isOutside({ element, rects }) {
  let block = element;
  while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
  const box = block.getBoundingClientRect();
  return rects.some(({ left, right }) => left < box.left - TOLERANCE_PX || right > box.right + TOLERANCE_PX);
}

/** A control with more than three lines on a phone is a paragraph, not a control. */
function isCrowded({ element, rects }) {
  const control = element.closest('button, nav a, [role="tab"], label[data-chip]');
  return control !== null && new Set(rects.map(({ top }) => Math.round(top))).size > 3;
}

/** A word broken without a hyphen; scripts without spaces break between their own words. */
function isBroken({ node }) {
  const words = node.data.matchAll(/[\p{L}\p{M}]{4,}/gu);
  return [...words].some(({ 0: word, index }) => {
    if (WITHOUT_SPACES.test(word)) return false;
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
    return Math.max(...tops) - Math.min(...tops) > 4;
  });
}

const FAULTS = {
  shortened: isShortened,
  cut: isCut,
  outside: isOutside,
  broken: isBroken,
  crowded: isCrowded,
};

/**
 * The faults of the page as it stands, each as `kind: text`. `ours` are the texts of the page's language as sources of regular expressions: only what
 * is none of them, a name of the provider's, may be shortened.
 */
export function findTextFaults(ours) {
  const patterns = ours.map((source) => new RegExp(`^${source}$`, 'su'));
  const isOurs = ({ text }) => patterns.some((pattern) => pattern.test(text.replace(/\s+/g, ' ').trim()));
  const lines = listLines().filter((line) => !isShortened(line) || isOurs(line));
  const own = lines.flatMap((line) =>
    Object.keys(FAULTS)
      .filter((kind) => FAULTS[kind](line))
      .map((kind) => `${kind}: ${describe(line.text)}`),
  );
  const extra = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const wide = extra > 1 ? [`page: ${extra} px too wide`] : [];
  return [...new Set([...wide, ...own, ...listOverlaps(lines)])];
}
