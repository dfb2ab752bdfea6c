// What does not fit: pages that scroll sideways, and words that are cut off; it runs in the page.

/** The faults of the page as it is now, each with the element. */
export function overflowsOf(): string[] {
  const width = document.documentElement.clientWidth;
  const nameOf = (node: Element) =>
    `${node.tagName}.${String(node.getAttribute('class') ?? '').slice(0, 40)} “${(node.textContent ?? '').trim().slice(0, 40)}”`;
  const scrolls = (node: Element) => ['auto', 'scroll'].includes(getComputedStyle(node).overflowX);
  const cuts = (node: Element) => ['hidden', 'clip'].includes(getComputedStyle(node).overflowX);
  const chainOf = (node: Element): Element[] =>
    node.parentElement ? [node, ...chainOf(node.parentElement)] : [node];
  const isShown = (node: Element) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !node.closest('[aria-hidden="true"], [inert], dialog:not([open])');
  const faults: string[] = [];
  if (document.documentElement.scrollWidth > width) {
    const wide = [...document.body.querySelectorAll('*')].filter((node) => {
      const { left, right } = node.getBoundingClientRect();
      return (
        (right > width + 1 || left < -1) &&
        isShown(node) &&
        !chainOf(node)
          .slice(1)
          .some((one) => scrolls(one) || cuts(one))
      );
    });
    faults.push(
      `the page is ${document.documentElement.scrollWidth} wide of ${width}: ${wide.slice(0, 4).map(nameOf).join(' | ')}`,
    );
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!holder || (text.textContent ?? '').trim() === '' || !isShown(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2) continue;
    const chain = chainOf(holder);
    const edge = chain.findIndex((node) => cuts(node) || scrolls(node));
    const frame = chain[edge];
    if (edge < 0 || !frame || frame === document.body || frame === document.documentElement) continue;
    // A row that scrolls may be wider than what shows of it; what passes by shows in turn; names of games, studios and members
    // may end in dots, as may the first lines of what is read whole elsewhere.
    if (
      scrolls(frame) ||
      frame.closest('[class$="card"], [class*="visually-hidden"], [class$="ticker"], [class$="chip"]') ||
      getComputedStyle(frame).webkitLineClamp !== 'none'
    )
      continue;
    const around = frame.getBoundingClientRect();
    if (around.width <= 2) continue;
    const isBelow =
      box.bottom > around.bottom + 2 && !['auto', 'scroll'].includes(getComputedStyle(frame).overflowY);
    if (box.left < around.left - 1 || box.right > around.right + 1 || isBelow)
      faults.push(`cut off: ${nameOf(holder)} in ${nameOf(frame)}`);
  }
  return faults;
}
