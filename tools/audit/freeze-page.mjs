// What axe measures is measured on a page that stands still, with all of it laid out. Runs in the page, here and in the browser tests.

/** Waits for what fades, lays out what the browser put off (its place-holder lies over the rest), and takes bars that stay in sight into the page: a control that is scrolled under one is no smaller for that (WCAG 2.5.8). */
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
