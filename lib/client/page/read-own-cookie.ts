import 'client-only';
import { readDocumentCookie } from '@/lib/client/page/read-document-cookie';

/** Returns the raw value of a site cookie, prefixed on https; undefined if missing. */
export function readOwnCookie(name: string): string | undefined {
  return readDocumentCookie(`__Host-${name}`) ?? readDocumentCookie(name);
}
