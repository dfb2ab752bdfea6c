'use client';

import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { IMAGE_PLACES, type ImagePlace, type ImageSizing, toSrcSet } from '@/lib/shared/cdn/image-sizing';

const SizingContext = createContext<ImageSizing | undefined>(undefined);

type ImageSizingProviderProps = { readonly sizing?: ImageSizing; readonly children: ReactNode };

/** Tells the images below how the merchant's image servers give a width; without it they load as given. */
export function ImageSizingProvider({ sizing, children }: ImageSizingProviderProps) {
  return <SizingContext value={sizing}>{children}</SizingContext>;
}

type SizedImageProps = Omit<ComponentProps<'img'>, 'alt' | 'src' | 'srcSet' | 'sizes'> & {
  readonly alt: string;
  readonly src: string;
  readonly place: ImagePlace;
};

/** An image in the width of its place. */
export function SizedImage({ alt, src, place, ...rest }: SizedImageProps) {
  const sizing = use(SizingContext);
  const srcSet = sizing && toSrcSet(src, place, sizing);
  return <img {...rest} alt={alt} sizes={srcSet && IMAGE_PLACES[place].sizes} src={src} srcSet={srcSet} />;
}
