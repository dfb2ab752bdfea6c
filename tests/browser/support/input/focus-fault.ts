// Faults of the focus position; it runs in the page.

/** Why someone who works by keyboard could not see where they are; undefined when they can (WCAG 2.4.7, 2.4.11). */
export function focusFault(): string | undefined {
  // It went past the last control: now the browser's own have it.
  if (!document.hasFocus()) return undefined;
  const node = document.activeElement;
  if (!node || node === document.body) return 'the focus is nowhere';
  if (node.tagName === 'IFRAME') return undefined;
  const name = `${node.tagName} ${node.getAttribute('aria-label') ?? node.textContent ?? ''}`.slice(0, 80);
  const box = node.getBoundingClientRect();
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  if (left >= right || top >= bottom) return `${name}: out of sight`;
  const places = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => ({
    x: left + (right - left) * part,
    y: top + (bottom - top) * part,
  }));
  const isBare = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (node.contains(hit) || hit.contains(node));
  };
  if (!places.some(isBare)) return `${name}: covered`;
  // A ring is an outline, its own or that of the frame around: shadows go where the reader's own colours are in force.
  const isRinged = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor);
  const around = [node, node.parentElement, node.parentElement?.parentElement].filter((one) => one != null);
  const styles = [...around, node.nextElementSibling]
    .filter((one) => one != null)
    .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')]);
  return styles.some(isRinged) ? undefined : `${name}: no ring around it`;
}
