// How much of the screen answers to a finger; it runs in the page.

/** Touch controls whose area is less than `least` pixels high or wide, links in running text aside (WCAG 2.5.8). */
export function smallTargetsOf(least: number): string[] {
  const kinds = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]';
  const isShown = (node: Element) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !node.closest('[inert], [aria-hidden="true"], dialog:not([open])');
  const isInline = (node: Element) =>
    getComputedStyle(node).display === 'inline' &&
    (node.parentElement?.textContent ?? '').trim() !== (node.textContent ?? '').trim();
  const isOff = (node: Element) => (node as HTMLButtonElement).disabled === true;
  const reach = (node: Element, from: { x: number; y: number }, by: { x: number; y: number }) => {
    const area = node.closest('label') ?? node;
    for (let step = 1; step <= least; step += 1) {
      const hit = document.elementFromPoint(from.x + by.x * step, from.y + by.y * step);
      if (!hit || !(area.contains(hit) || hit === area)) return step - 1;
    }
    return least;
  };
  const boxOf = (node: Element) => (node.closest('label') ?? node).getBoundingClientRect();
  const isLarge = ({ width, height }: DOMRect) => Math.min(width, height) >= least - 0.5;
  const faults: string[] = [];
  for (const node of document.querySelectorAll(kinds)) {
    if (!isShown(node) || isInline(node) || isOff(node) || isLarge(boxOf(node))) continue;
    node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = boxOf(node);
    if (box.width < 2 || box.height < 2) continue;
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const width = reach(node, middle, { x: 1, y: 0 }) + reach(node, middle, { x: -1, y: 0 }) + 1;
    const height = reach(node, middle, { x: 0, y: 1 }) + reach(node, middle, { x: 0, y: -1 }) + 1;
    // What something else covers in part is measured by its box.
    const [wide, high] = [Math.max(width, box.width), Math.max(height, box.height)];
    if (wide < least - 0.5 || high < least - 0.5)
      faults.push(
        `${Math.round(wide)}×${Math.round(high)} ${node.tagName}.${String(node.getAttribute('class')).slice(0, 50)} “${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40)}”`,
      );
  }
  return [...new Set(faults)];
}
