// What the addresses of painted pictures carry, so that a changed brand is seen at once.
import 'server-only';
import { createHash } from 'node:crypto';
import type { Brand } from '@/lib/shared/merchant/brand';

/** Raised when the drawing itself changes. */
const DRAWING = 1;

/** Eight letters that change with the brand's name, its theme and the path of its own icon. The server of that icon changes from page to page. */
export function brandVersionOf({ name, theme }: Brand, favicon: string | undefined): string {
  const path = favicon && URL.parse(favicon)?.pathname;
  const text = JSON.stringify([DRAWING, name, theme, path]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
