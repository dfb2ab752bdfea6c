// Number of presses of Tab from the focus to a control; it runs in the page.

/** Presses of Tab, negative for Shift+Tab; the shorter way round, over the document's end too. */
export function stepsTo(target: Element): number {
  const kinds = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])';
  const isOpen = (node: Element) =>
    node.checkVisibility({ visibilityProperty: true }) &&
    !node.closest('[inert]') &&
    !(node as HTMLButtonElement).disabled;
  const all = [...document.querySelectorAll(kinds)].filter(isOpen);
  const goal = all.indexOf(target);
  const active = document.activeElement;
  const isBefore = (node: Element) =>
    (node.compareDocumentPosition(active ?? document.body) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isPlaced = active !== null && active !== document.body;
  const here = isPlaced ? all.filter((node) => node === active || isBefore(node)).length - 1 : -1;
  const ahead = goal >= here ? goal - here : goal - here + all.length + 1;
  const behind = goal <= here ? here - goal : here - goal + all.length + 1;
  return ahead <= behind ? ahead : -behind;
}
