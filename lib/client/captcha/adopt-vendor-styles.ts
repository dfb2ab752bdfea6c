// The policy blocks style elements, which the vendor's script may write; constructed sheets need no source in it.
import 'client-only';

const VENDOR_RULE = /geetest_/;

const adopted = new WeakMap<HTMLStyleElement, CSSStyleSheet>();

function toSheet(style: HTMLStyleElement): CSSStyleSheet {
  const known = adopted.get(style);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  adopted.set(style, sheet);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

function adopt(style: HTMLStyleElement): void {
  const text = style.textContent;
  // Browsers give a blocked element no sheet.
  if (style.sheet === null && VENDOR_RULE.test(text)) toSheet(style).replaceSync(text);
}

const isStyle = (node: Node): node is HTMLStyleElement => node instanceof HTMLStyleElement;

function stylesOf({ target, addedNodes }: MutationRecord): HTMLStyleElement[] {
  const nodes = [target, ...addedNodes];
  // A box may contain its own styles.
  const inside = [...addedNodes].flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll('style')] : [],
  );
  return [...nodes.filter(isStyle), ...inside];
}

/** Applies style elements with rules of the vendor until the returned function runs. Their rules outlast it: the
 * library writes them once. Browsers without constructed sheets show the check unstyled. */
export function adoptVendorStyles(): () => void {
  if (!('adoptedStyleSheets' in document)) return () => undefined;
  const observer = new MutationObserver((records) => {
    for (const style of new Set(records.flatMap(stylesOf))) adopt(style);
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  return () => observer.disconnect();
}
