import { act, render, screen } from '@testing-library/react';
import { IdleSequencer } from '@/components/shell/deferred/idle-sequencer';

const PARTS = ['first', 'second', 'third'].map((text) => <p key={text}>{text}</p>);
const shown = () => screen.queryAllByText(/./).map(({ textContent }) => textContent);

test('widgets load in order, each in a separate idle period, and none is lost (PRF-22)', async () => {
  const waiting: (() => void)[] = [];
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => waiting.push(task),
    cancelIdleCallback: () => undefined,
  });
  render(<IdleSequencer parts={PARTS} />);
  const seen = [shown()];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await act(async () => next?.());
    seen.push(shown());
  }
  expect(seen).toEqual([['first'], ['first', 'second'], ['first', 'second', 'third']]);
});
