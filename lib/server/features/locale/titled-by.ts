// The metadata of a page that has only a title of its own.
import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

/** Returns the `generateMetadata` of a page whose title is the message of this key. */
export function titledBy(key: string): () => Promise<Metadata> {
  return async () => ({ title: (await getTranslations())(key) });
}
