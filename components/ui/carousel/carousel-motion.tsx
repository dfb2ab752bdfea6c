'use client';

import { type RefObject, useEffect } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { CarouselWords } from './carousel';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel';

type CarouselMotionProps = {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly words: CarouselWords;
};

/** Takes over a rendered row of slides: drag, turn by time, dots and the pause button (WCAG 2.2.2). */
export function CarouselMotion({ viewport, words }: CarouselMotionProps) {
  const { attach, current, isPlaying, canPlay, toggle, goTo } = useCarousel();

  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    node.dataset.moving = 'true';
    node.scrollLeft = 0;
    attach(node);
    return () => attach(null);
  }, [attach, viewport]);

  useEffect(() => {
    viewport.current?.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
  }, [isPlaying, viewport]);

  return (
    <div className={styles.controls}>
      {words.slides.map((label, index) => (
        <button
          aria-current={index === current ? 'true' : undefined}
          aria-label={label}
          className={styles.dot}
          key={label}
          onClick={() => goTo(index)}
          type="button"
        />
      ))}
      {canPlay && (
        <button
          aria-label={isPlaying ? words.pause : words.play}
          className={styles.toggle}
          onClick={toggle}
          type="button"
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size="small" />
        </button>
      )}
    </div>
  );
}
