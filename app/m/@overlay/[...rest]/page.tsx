/** What lies over the page goes when the player moves on to a page that has no overlay. */
export default function NoOverlay() {
  return null;
}
