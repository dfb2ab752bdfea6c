'use client';

import type { ComponentProps } from 'react';
import { useImageSizing } from '@/components/ui/image/image-sizing-provider';
import { type ImagePlace, toImageSource } from '@/lib/shared/cdn/image-sizing';

type SizedImageProps = Omit<ComponentProps<'img'>, 'alt' | 'src' | 'srcSet' | 'sizes'> & {
  readonly alt: string;
  readonly src: string;
  readonly place: ImagePlace;
  /** In sight at once: it loads before the page's work, others when they near. */
  readonly isFirst?: boolean;
};

/** An image in the width of its place. Layouts use `toImageSource` instead: every page would load this component. */
export function SizedImage({ alt, src, place, isFirst, ...rest }: SizedImageProps) {
  const priority = isFirst
    ? ({ decoding: 'sync', fetchPriority: 'high', loading: 'eager' } as const)
    : ({ decoding: 'async', loading: 'lazy' } as const);
  return <img {...rest} {...priority} alt={alt} {...toImageSource(src, place, useImageSizing())} />;
}
