// Chromium's trace of a page's work.

/** Returns the events of the categories while `act` runs. */
export async function trace(session, includedCategories, act) {
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event);
  });
  const whenDone = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.start', { traceConfig: { includedCategories } });
  await act();
  await session.send('Tracing.end');
  await whenDone;
  return events;
}
