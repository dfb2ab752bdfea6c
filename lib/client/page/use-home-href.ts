import 'client-only';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** Returns the home page with the carried part of this address, for pages that lost everything else. */
export function useHomeHref(): string {
  const isHydrated = useHydrated();
  return isHydrated ? toHref(ROUTES.home, {}, new URLSearchParams(window.location.search)) : ROUTES.home;
}
