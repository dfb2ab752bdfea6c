// The version in addresses of generated images, so that a changed brand shows at once.
import 'server-only';
import { hash } from 'node:crypto';
import type { Brand } from '@/lib/shared/merchant/brand';

/** Raise when the drawing changes. */
const DRAWING = 1;

/** Returns eight letters that depend on the brand's name, theme and icon path, but not on the icon's server, which varies per page. */
export function brandVersionOf({ name, theme }: Brand, favicon: string | undefined): string {
  const path = favicon && URL.parse(favicon)?.pathname;
  const text = JSON.stringify([DRAWING, name, theme, path]);
  return hash('sha256', text, 'base64url').slice(0, 8);
}
