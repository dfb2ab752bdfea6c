'use client';

import { type EffectCallback, useEffect } from 'react';

/** Starts work without a look; `run` may return its stop function. */
export function BackgroundTask({ run }: { readonly run: EffectCallback }) {
  useEffect(run, [run]);
  return null;
}
