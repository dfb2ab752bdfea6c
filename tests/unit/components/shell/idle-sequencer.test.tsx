import { act, render, screen } from '@testing-library/react';
import { IdleSequencer } from '@/components/shell/deferred/idle-sequencer';

const PARTS = ['first', 'second', 'third'].map((text) => <p key={text}>{text}</p>);
const shown = () => screen.queryAllByText(/./).map(({ textContent }) => textContent);

/** Renders the parts; each call of the result is an idle period of the browser. */
function renderParts() {
  const waiting: (() => void)[] = [];
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => waiting.push(task),
    cancelIdleCallback: () => undefined,
  });
  render(<IdleSequencer parts={PARTS} />);
  return async () => {
    const task = waiting.shift();
    await act(async () => task?.());
    return shown();
  };
}

test('widgets load in order, each in a separate idle period, and none is lost (PRF-22)', async () => {
  const idle = renderParts();
  expect(shown()).toEqual(['first']);
  expect(await idle()).toEqual(['first', 'second']);
  expect(await idle()).toEqual(['first', 'second', 'third']);
});

test('no widget loads while the page of a tapped link is awaited (PRF-26)', async () => {
  const idle = renderParts();
  const line = document.body.appendChild(document.createElement('div'));
  line.dataset.awaited = '';
  expect(await idle()).toEqual(['first']);
  expect(await idle()).toEqual(['first']);
  line.remove();
  expect(await idle()).toEqual(['first', 'second']);
});
