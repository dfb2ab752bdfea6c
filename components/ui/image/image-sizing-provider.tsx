'use client';

import { createContext, type ReactNode, use } from 'react';
import type { ImageSizing } from '@/lib/shared/cdn/image-sizing';

const SizingContext = createContext<ImageSizing | undefined>(undefined);

type ImageSizingProviderProps = { readonly sizing?: ImageSizing; readonly children: ReactNode };

/** Tells the images below how the merchant's image servers give a width; without it they load as given. */
export function ImageSizingProvider({ sizing, children }: ImageSizingProviderProps) {
  return <SizingContext value={sizing}>{children}</SizingContext>;
}

export const useImageSizing = (): ImageSizing | undefined => use(SizingContext);
