// Frame times of a scrolling page, from Chromium's trace.

/** Trace categories with a report for each frame. */
export const FRAME_CATEGORIES = ['cc', 'benchmark'];

/**
 * Counts the frames of a scroll in which something was to be shown, and those of them that were not. A frame has a report for each of its
 * parts, and is shown if one of them is. @throws without any frame: no figure is worth anything then.
 */
export function countFrames(events) {
  const frames = new Map();
  for (const { name, pid, args } of events) {
    const report = args?.frame_reporter;
    if (name !== 'PipelineReporter' || !report || report.scroll_state === 'SCROLL_NONE') continue;
    if (report.state === 'STATE_NO_UPDATE_DESIRED') continue;
    const key = [pid, report.layer_tree_host_id, report.frame_source, report.frame_sequence].join(' ');
    frames.set(key, frames.get(key) === true || report.state !== 'STATE_DROPPED');
  }
  if (frames.size === 0) throw new Error('the trace holds no frame');
  return { due: frames.size, dropped: [...frames.values()].filter((isShown) => !isShown).length };
}
