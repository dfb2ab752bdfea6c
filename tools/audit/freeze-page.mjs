// Prepares a page for axe: no movement, everything laid out. Runs in the page, here and in browser tests.

/** Waits for transitions, lays out skipped content, and puts sticky bars into the flow: a control scrolled under a bar is no smaller for that (WCAG 2.5.8). */
export async function freezePage() {
  const passing = document
    .getAnimations()
    .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
  await Promise.allSettled(passing.map(({ finished }) => finished));
  for (const node of document.querySelectorAll('body *:not(dialog, dialog *)')) {
    if (getComputedStyle(node).contentVisibility === 'auto') node.style.contentVisibility = 'visible';
    if (['fixed', 'sticky'].includes(getComputedStyle(node).position))
      Object.assign(node.style, { position: 'relative', inset: 'auto' });
  }
}
