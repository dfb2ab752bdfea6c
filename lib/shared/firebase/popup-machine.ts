// State machine of sign-in popups: at most one is pending, a newer one cancels the older silently.

/** `pending` is the number of the current popup. */
export type PopupState = { readonly pending?: number; readonly lastId: number };

export const NO_POPUP: PopupState = { lastId: 0 };

/** Opens a popup under the number `lastId`; an older one is dropped. */
export function openPopup({ lastId }: PopupState): PopupState {
  return { pending: lastId + 1, lastId: lastId + 1 };
}

/** Ends a popup; ending a replaced one has no effect. */
export function endPopup(state: PopupState, id: number): PopupState {
  return state.pending === id ? { lastId: state.lastId } : state;
}

/** Returns whether the result of this popup still counts. */
export function isPending(state: PopupState, id: number): boolean {
  return state.pending === id;
}
