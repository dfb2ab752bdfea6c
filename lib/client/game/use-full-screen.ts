// Full screen for one element, where the browser has it: iPhones have it for videos only.
import 'client-only';
import { type RefObject, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isOnNow = () => document.fullscreenElement !== null && document.fullscreenElement !== undefined;

/** Whether the element can and does fill the screen, and the way to change it; a refusal changes nothing. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(subscribe, isOnNow, () => false);
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { isSupported: document.fullscreenEnabled === true, isOn, toggle };
}
