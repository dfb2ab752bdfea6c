import 'client-only';
import { useSyncExternalStore } from 'react';
import { ROUTES, toHref } from '@/lib/shared/routes';

const never = () => () => undefined;

const readHref = () => toHref(ROUTES.home, {}, new URLSearchParams(window.location.search));

/** Returns the home page with the carried part of this address, for pages that lost everything else. */
export function useHomeHref(): string {
  return useSyncExternalStore(never, readHref, () => ROUTES.home);
}
