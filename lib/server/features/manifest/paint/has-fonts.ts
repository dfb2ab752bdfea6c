// Whether this machine can write at all: where a bare server has no font, librsvg draws boxes in place of a drawing's text.
import 'server-only';
import { canWrite } from '@/lib/server/features/manifest/paint/can-write';

/** Whether Latin letters are painted; found out once. Never throws. */
export function hasFonts(): Promise<boolean> {
  return canWrite('EN');
}
