// Measures the text of a page as it is painted: what is cut off, sticks out, lies on other text, or makes the page too wide (B47).
// It runs inside the page, so it has no imports: `measure-page.mjs` takes it there as text.

const TOLERANCE_PX = 1.5;
/** Letters reach beyond their line in tall scripts; only the middle of a line's box is compared. */
const CORE = 0.5;
/** What moves its content itself: nothing in it is lost by being outside. */
const MOVING = '[aria-roledescription="carousel"], [aria-hidden="true"], [inert], marquee';
const CLIPS = /hidden|clip/;

const describe = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 60);

function isSeen(element) {
  const options = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  if (!element.checkVisibility(options) || element.closest(MOVING)) return false;
  const { clipPath, position } = getComputedStyle(element);
  return !(position === 'absolute' && clipPath !== 'none') && !element.closest('.visually-hidden');
}

/** Every painted line of text, with its element. */
function listLines() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !node.data.trim() ||
      /^(?:SCRIPT|STYLE|NOSCRIPT|OPTION|TITLE)$/.test(element.tagName) ||
      !isSeen(element)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    lines.push({ element, text: node.data, rects });
  }
  return lines;
}

/** The first ancestor that cuts off what is outside of it, for one axis; none where the way there can be scrolled. */
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

/** Cut with dots, or after a number of lines: good for names of the provider's, not for our words. */
function isShortened({ element }) {
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    const { textOverflow, webkitLineClamp, display } = getComputedStyle(at);
    if (textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth + 1) return true;
    if (webkitLineClamp !== 'none' && at.scrollHeight > at.clientHeight + 2) return true;
    if (!display.startsWith('inline') && at !== element) return false;
  }
  return false;
}

/** A word too long for its box: it stands outside of the block that holds it. */
function isOutside({ element, rects }) {
  let block = element;
  while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
  const box = block.getBoundingClientRect();
  return rects.some(({ left, right }) => left < box.left - TOLERANCE_PX || right > box.right + TOLERANCE_PX);
}

/** A control whose words take more than two lines on a phone is a paragraph, not a control. */
function isCrowded({ element, rects }) {
  const control = element.closest('button, nav a, [role="tab"], label[data-chip]');
  return control !== null && new Set(rects.map(({ top }) => Math.round(top))).size > 3;
}

const layerOf = (element) => {
  for (let at = element; at && at !== document.body; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position) || at.tagName === 'DIALOG') return at;
  return document.body;
};

function coreOf({ left, right, top, bottom, height }) {
  const slack = (height * CORE) / 2;
  return { left: left + 1, right: right - 1, top: top + slack, bottom: bottom - slack };
}

const touches = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Pairs of texts that are painted over each other on the same layer. */
function listOverlaps(lines) {
  const boxes = lines.flatMap(({ element, text, rects }) =>
    rects.map((rect) => ({ element, text, layer: layerOf(element), ...coreOf(rect) })),
  );
  boxes.sort((a, b) => a.top - b.top);
  const pairs = [];
  boxes.forEach((box, at) => {
    for (let next = at + 1; next < boxes.length && boxes[next].top < box.bottom; next += 1) {
      const other = boxes[next];
      if (other.element !== box.element && other.layer === box.layer && touches(box, other))
        pairs.push(`overlap: ${describe(box.text)} / ${describe(other.text)}`);
    }
  });
  return pairs;
}

const FAULTS = { shortened: isShortened, cut: isCut, outside: isOutside, crowded: isCrowded };

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
