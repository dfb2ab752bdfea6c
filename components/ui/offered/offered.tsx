'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { type Feature, isOffered } from '@/lib/shared/merchant/feature';

const OffFeatures = createContext<readonly Feature[]>([]);

/** Names the features that the page's merchant has switched off. */
export const OffFeaturesProvider = OffFeatures.Provider;

type OfferedProps = { readonly feature: Feature; readonly children: ReactNode };

/** Returns whether a feature is on. */
export function useOffered(feature: Feature): boolean {
  return !useContext(OffFeatures).includes(feature);
}

/** Shows its children unless their feature is switched off; server components leave them out of the page's data by `isOffered`. */
export function Offered({ feature, children }: OfferedProps) {
  return isOffered(useContext(OffFeatures), feature) ? children : null;
}
