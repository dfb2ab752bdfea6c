'use client';

import { useInsertionEffect } from 'react';
import { drawStillDialogs } from './draw-still-dialogs';
import type { WorkbenchView } from './view';

function applyView({ dir, size }: Pick<WorkbenchView, 'dir' | 'size'>): () => void {
  const root = document.documentElement;
  const before = root.dir;
  root.dir = dir ?? before;
  root.style.fontSize = size === 100 ? '' : `${size}%`;
  return () => {
    root.dir = before;
    root.style.fontSize = '';
  };
}

/** Sets direction and text size on the document, and keeps dialogs in their cells. */
export function PageSettings({ dir, size }: Pick<WorkbenchView, 'dir' | 'size'>) {
  // Insertion effects run before the layout effects in which dialogs open and grids measure.
  useInsertionEffect(drawStillDialogs, []);
  useInsertionEffect(() => applyView({ dir, size }), [dir, size]);
  return null;
}
