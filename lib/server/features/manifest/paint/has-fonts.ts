// Whether this machine has any font; without one librsvg draws boxes.
import 'server-only';
import { canWrite } from '@/lib/server/features/manifest/paint/can-write';

/** Returns whether Latin letters can be painted; determined once. Never throws. */
export function hasFonts(): Promise<boolean> {
  return canWrite('EN');
}
