/** Marks a cell in which dialogs are drawn in place. */
export const STILL = 'data-still';

/** Lets dialogs inside a marked cell open without the top layer, the focus and the backdrop; returns the way back. */
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
