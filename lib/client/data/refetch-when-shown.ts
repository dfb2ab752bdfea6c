import 'client-only';
import { CONSUMER_SETTING_DEBOUNCE_MS } from '@/lib/shared/constants';

/** Runs `refetch` once the tab has been visible for 300 ms. Returns the stop function. */
export function refetchWhenShown(refetch: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChange = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(refetch, CONSUMER_SETTING_DEBOUNCE_MS);
  };
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
