// Every painted line of text of a page.

/** Letters exceed their line in tall scripts; only the middle of a line's box is compared. */
export const CORE = 0.5;
/** Elements that scroll their content: being outside loses nothing. */
const MOVING = '[aria-roledescription="carousel"], [aria-hidden="true"], [inert], marquee';

/** Returns the beginning of a text, as its name. */
export const describe = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 60);

function isSeen(element) {
  const options = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  if (!element.checkVisibility(options) || element.closest(MOVING)) return false;
  const { clipPath, position } = getComputedStyle(element);
  return !(position === 'absolute' && clipPath !== 'none') && !element.closest('.visually-hidden');
}

/** Returns every painted line of text with its element. */
export function listLines() {
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
    lines.push({ element, node, text: node.data, rects });
  }
  return lines;
}
