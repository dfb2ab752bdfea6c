import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Carousel } from '@/components/ui/carousel/carousel';

const words = {
  name: 'Promotions',
  pause: 'Stop',
  play: 'Start',
  previous: 'Back',
  next: 'On',
  slides: ['1 of 2', '2 of 2'],
};

const slides = (
  <>
    <p>first</p>
    <p>second</p>
  </>
);

test('every slide is in the HTML before any script runs (B33)', () => {
  const html = renderToStaticMarkup(<Carousel labels={words}>{slides}</Carousel>);
  expect(html).toContain('first');
  expect(html).toContain('second');
  expect(html).not.toContain('<button');
});

test('a moving carousel can be stopped and started', async () => {
  const user = userEvent.setup();
  render(<Carousel labels={words}>{slides}</Carousel>);
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
});

test('a visitor with reduced motion gets no movement and no button for it', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('reduced-motion'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as never,
  );
  render(<Carousel labels={words}>{slides}</Carousel>);
  expect(await screen.findByRole('button', { name: 'On' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

test('a single slide needs no controls', async () => {
  render(<Carousel labels={{ ...words, slides: ['1 of 1'] }}>{slides}</Carousel>);
  await act(async () => new Promise((done) => setTimeout(done, 250)));
  expect(screen.queryAllByRole('button')).toHaveLength(0);
});
