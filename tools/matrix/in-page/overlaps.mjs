// Text on other text.
import { CORE, describe } from './lines.mjs';

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
export function listOverlaps(lines) {
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
