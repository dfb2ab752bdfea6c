// What jsdom has no notion of: modal dialogs, media queries, observers. Each stands still unless a test moves it.

const nothing = () => undefined;

class StillObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
  takeRecords = () => [];
}

const stillQuery = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: nothing,
  removeEventListener: nothing,
  addListener: nothing,
  removeListener: nothing,
  dispatchEvent: () => false,
});

HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.show ??= HTMLDialogElement.prototype.showModal;
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
window.matchMedia ??= stillQuery;
Object.assign(globalThis, { IntersectionObserver: StillObserver, ResizeObserver: StillObserver });
