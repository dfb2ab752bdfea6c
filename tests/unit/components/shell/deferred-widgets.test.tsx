import { act, render, screen } from '@testing-library/react';
import { DeferredLoader } from '@/components/shell/deferred/deferred-loader';

jest.mock('@/components/shell/deferred/deferred-widgets', () => ({ DeferredWidgets: () => 'late' }));

test('widgets with a delay of 5, 10 or 15 s load when the page is rendered and idle, so that they do not delay its rendering (ruling 54)', async () => {
  let idle: () => void = () => undefined;
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => {
      idle = task;
      return 1;
    },
    cancelIdleCallback: () => undefined,
  });
  render(<DeferredLoader />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText('late')).toBeNull();
  await act(async () => idle());
  expect((await screen.findByText('late')).isConnected).toBe(true);
});
