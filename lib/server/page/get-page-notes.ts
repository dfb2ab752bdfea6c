// The notes of the page that is being rendered. Apart from the notes themselves: the front knows those, and cannot load Next's headers.
import 'server-only';
import { headers } from 'next/headers';
import { readSiteHeader } from '@/lib/server/gate/trusted-headers';
import { findNotes, NOTES_HEADER, type PageNotes } from '@/lib/server/pages/page-notes';

/** The notes of this page; undefined for what the gate has not seen. */
export async function getPageNotes(): Promise<PageNotes | undefined> {
  return findNotes(readSiteHeader(await headers(), NOTES_HEADER));
}
