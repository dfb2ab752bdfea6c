/** Nothing lies over a page that was loaded from its own address. */
export default function NoOverlay() {
  return null;
}
