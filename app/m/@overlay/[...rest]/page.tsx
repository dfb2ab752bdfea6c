/** Removes the overlay on navigation to a page without one. */
export default function NoOverlay() {
  return null;
}
