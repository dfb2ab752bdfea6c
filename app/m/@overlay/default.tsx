/** No overlay over a page that was loaded by its address. */
export default function NoOverlay() {
  return null;
}
