import type { ReactNode } from 'react';
import type { PartState } from './catalogue-types';
import { noop } from './samples';

/** State of a dialog or prompt: in its cell, and over the page on demand. */
export function toOverlayState(label: string, open: (onClose: () => void) => ReactNode): PartState {
  return { label, node: open(noop), open };
}
