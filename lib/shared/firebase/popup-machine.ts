// Sign-in windows: one is pending at most, a newer one cancels the older without a word.

/** The number of the window that counts; undefined when none is open. */
export type PopupState = { readonly pending?: number; readonly lastId: number };

/** No window was opened yet. */
export const NO_POPUP: PopupState = { lastId: 0 };

/** Opens a window: it has `lastId` as its number, and what was pending counts no more. */
export function openPopup({ lastId }: PopupState): PopupState {
  return { pending: lastId + 1, lastId: lastId + 1 };
}

/** A window ended, one way or the other; the end of one that a newer has replaced changes nothing. */
export function endPopup(state: PopupState, id: number): PopupState {
  return state.pending === id ? { lastId: state.lastId } : state;
}

/** Does the end of this window still mean something? */
export function isPending(state: PopupState, id: number): boolean {
  return state.pending === id;
}
