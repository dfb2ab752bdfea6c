import { countFrames } from '@/tools/bench/measure/frames.mjs';

const report = (frame_sequence: number, state: string, more = {}) => ({
  name: 'PipelineReporter',
  pid: 1,
  args: {
    frame_reporter: {
      ...{ frame_source: 1, frame_sequence, state, scroll_state: 'SCROLL_COMPOSITOR_THREAD' },
      ...more,
    },
  },
});

test('a frame is shown if one of its parts is; one without news, or before or after the scroll, is not counted (PRF-32)', () => {
  const events = [
    report(1, 'STATE_PRESENTED_ALL'),
    report(2, 'STATE_DROPPED'),
    report(2, 'STATE_PRESENTED_PARTIAL'),
    report(3, 'STATE_DROPPED'),
    report(3, 'STATE_PRESENTED_ALL', { layer_tree_host_id: 2 }),
    report(4, 'STATE_NO_UPDATE_DESIRED'),
    report(5, 'STATE_DROPPED', { scroll_state: 'SCROLL_NONE' }),
    { name: 'PipelineReporter', pid: 1, args: {} },
    { name: 'DrawFrame', pid: 1 },
  ];
  expect(countFrames(events)).toEqual({ due: 4, dropped: 1 });
});

test('a trace without frames is no measurement (PRF-32)', () => {
  expect(() => countFrames([{ name: 'DrawFrame', pid: 1 }])).toThrow('no frame');
});
