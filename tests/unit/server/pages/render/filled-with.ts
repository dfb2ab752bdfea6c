import { toPageBytes } from '@/lib/server/pages/bytes/page-bytes';
import type { Filled } from '@/lib/server/pages/render/fill-page';

/** A whole page of this text, good for five seconds. */
export async function filledWith(text: string, more: Partial<Filled> = {}) {
  const page = await toPageBytes({ text, status: 200, headers: [['content-type', 'text/html']] });
  return { page, freshUntilMs: Date.now() + 5_000, isWhole: true, ...more };
}
