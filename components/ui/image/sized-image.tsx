'use client';

import type { ComponentProps } from 'react';
import { useImageSizing } from '@/components/ui/image/image-sizing-provider';
import { type ImagePlace, toImageSource } from '@/lib/shared/cdn/image-sizing';

type SizedImageProps = Omit<ComponentProps<'img'>, 'alt' | 'src' | 'srcSet' | 'sizes'> & {
  readonly alt: string;
  readonly src: string;
  readonly place: ImagePlace;
};

/** An image in the width of its place. Layouts use `toImageSource` instead: every page would load this component. */
export function SizedImage({ alt, src, place, ...rest }: SizedImageProps) {
  return <img {...rest} alt={alt} {...toImageSource(src, place, useImageSizing())} />;
}
