// Checks the configuration before the first request: a site that cannot serve says why and stops (WIRE §1, B40).

/** Called by Next once per server start. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { checkStart } = await import('@/lib/server/check-start');
  checkStart();
}
