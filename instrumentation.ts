// Checks the configuration before the first request: a site that cannot serve says why and exits.

/** Logs a page that failed, with the digest whose end is the visitor's support code. The query may hold tokens and stays out. */
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
  // A condition around the import, so that Next leaves it out of the bundle for the edge runtime.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { isNodeServer } = await import('@/lib/server/platform/process/node-server');
    if (!isNodeServer())
      (await import('@/lib/server/node/install-next-start-adapter')).installNextStartAdapter();
    (await import('@/lib/server/node/mute-aborted-uploads')).muteAbortedUploads();
    const { checkStart } = await import('@/lib/server/node/check-start');
    await checkStart();
  }
}
