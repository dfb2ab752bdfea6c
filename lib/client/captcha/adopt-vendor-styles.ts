// The captcha vendor's boxes and styles in the page, where modal dialogs and the policy would hide or block them.
import 'client-only';

const VENDOR_CLASS = /(^|\s)geetest_/;

/** Returns the topmost modal dialog. */
export function findModal(): HTMLDialogElement | undefined {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return open.filter((dialog) => dialog.matches(':modal')).at(-1);
}

function lift(node: HTMLElement, dialog: HTMLDialogElement): void {
  dialog.append(node);
  // The boxes cannot take focus before the move.
  node.querySelector<HTMLElement>('input, button, [tabindex]')?.focus();
}

/** Moves the vendor's nodes into the topmost modal dialog; `leave` runs when it closes. */
export function liftIntoDialog(leave: () => void): () => void {
  const dialog = findModal();
  if (!dialog) return () => undefined;
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement && VENDOR_CLASS.test(node.className)) lift(node, dialog);
  });
  observer.observe(document.body, { childList: true });
  dialog.addEventListener('close', leave);
  return () => {
    observer.disconnect();
    dialog.removeEventListener('close', leave);
  };
}

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
