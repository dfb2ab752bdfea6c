/** Attribute of a cell in which dialogs are rendered in place. */
export const STILL = 'data-still';

/** Opens dialogs inside a marked cell without top layer, focus and backdrop; returns the undo function. */
export function drawStillDialogs(): () => void {
  const prototype = HTMLDialogElement.prototype;
  const { showModal } = prototype;
  prototype.showModal = function open(this: HTMLDialogElement) {
    if (this.closest(`[${STILL}]`)) this.open = true;
    else showModal.call(this);
  };
  return () => {
    prototype.showModal = showModal;
  };
}
