// Full screen for one element; iPhones support it for videos only.
import 'client-only';
import { type RefObject, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isOnNow = () => document.fullscreenElement !== null && document.fullscreenElement !== undefined;

/** Returns support, state and toggle of full screen; ignores failures. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(subscribe, isOnNow, () => false);
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { isSupported: document.fullscreenEnabled === true, isOn, toggle };
}
