// Reports to a platform's stand-in, stored for tests with the page's merchant.
import type { Context } from 'hono';
import type { ProviderState } from '../core/provider-state.ts';

const merchantOf = (context: Context): string => {
  const page = context.req.header('origin') ?? context.req.header('referer') ?? '';
  const labels = URL.canParse(page) ? new URL(page).hostname.split('.') : [];
  return labels.at(-2) ?? '';
};

type PixelReport = { kind: 'pixel' | 'pixel.script'; data: object };

/** Stores it under `kind`, with the referrer. */
export const recordEvent = (state: ProviderState, context: Context, { kind, data }: PixelReport): void => {
  const reported = JSON.stringify({ ...data, referer: context.req.header('referer') ?? '' });
  state.database
    .prepare('INSERT INTO received VALUES (?, ?, NULL, ?, ?)')
    .run(merchantOf(context), kind, reported, state.now());
};

/** Sets the headers that a cross-origin report requires. */
export const allowAnyOrigin = (context: Context): void => {
  context.header('access-control-allow-origin', context.req.header('origin') ?? '*');
  context.header('access-control-allow-credentials', 'true');
  context.header('vary', 'origin');
};
