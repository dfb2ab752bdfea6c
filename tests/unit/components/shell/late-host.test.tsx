import { act, render, screen } from '@testing-library/react';
import { LateHost } from '@/components/shell/late/late-host';

jest.mock('@/components/shell/late/late-parts', () => ({ LateParts: () => 'late' }));

test('what waits 5, 10 or 15 s comes when the page stands and is idle: no wait holds its rendering (ruling 54)', async () => {
  let idle: () => void = () => undefined;
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => {
      idle = task;
      return 1;
    },
    cancelIdleCallback: () => undefined,
  });
  render(<LateHost />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText('late')).toBeNull();
  await act(async () => idle());
  expect((await screen.findByText('late')).isConnected).toBe(true);
});
