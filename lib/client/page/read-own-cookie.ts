// Reads one of the site's own cookies that scripts may see.
import 'client-only';
import { readCookie } from '@/lib/client/page/read-cookie';

/** The value of a cookie of ours, undecoded, which has a prefix on https; undefined where there is none. */
export function readOwnCookie(name: string): string | undefined {
  return readCookie(`__Host-${name}`) ?? readCookie(name);
}
