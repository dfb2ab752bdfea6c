// Checks the configuration before the first request: a site that cannot serve says why and stops (WIRE §1, B40).

/** Called by Next once per server start. */
export async function register(): Promise<void> {
  // Written as a condition around the import, so that Next leaves it out of the bundle that has no Node.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { isFronted } = await import('@/lib/server/front/fronted');
    if (!isFronted()) (await import('@/lib/server/plain/scrub-ahead')).scrubAhead();
    const { checkStart } = await import('@/lib/server/check-start');
    await checkStart();
  }
}
