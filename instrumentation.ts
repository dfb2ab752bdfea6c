// Checks the configuration before the first request: a site that cannot serve says why and stops.

/** A page that broke, with the digest whose end its visitor reads as support code. The query stays out: it may hold tokens. */
export async function onRequestError(
  error: unknown,
  { path }: { readonly path: string },
  { routePath }: { readonly routePath: string },
): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { getLog } = await import('@/lib/server/platform/log');
  const { digest } = error as { digest?: string };
  getLog().error(
    { digest, route: routePath, path: path.split('?', 1)[0], error: String(error) },
    'page broke',
  );
}

/** Called by Next once per server start. */
export async function register(): Promise<void> {
  // Written as a condition around the import, so that Next leaves it out of the bundle that has no Node.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { isNodeServer } = await import('@/lib/server/platform/node-server');
    if (!isNodeServer()) (await import('@/lib/server/node/next-start/scrub-ahead')).scrubAhead();
    (await import('@/lib/server/node/mute-broken-uploads')).muteBrokenUploads();
    const { checkStart } = await import('@/lib/server/node/check-start');
    await checkStart();
  }
}
