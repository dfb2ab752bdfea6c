'use client';

import { useEffect } from 'react';
import { rescueImages } from '@/lib/client/page/rescue-images';

/** Gives images that fail a second server; it shows nothing and stands once in the layout. */
export function ImageRescue() {
  useEffect(rescueImages, []);
  return null;
}
