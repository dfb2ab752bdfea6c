'use client';

import { type RefObject, useEffect } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel';

/** Labels of the controls, translated on the server. */
export type CarouselLabels = {
  readonly name: string;
  readonly pause: string;
  readonly play: string;
  readonly previous: string;
  readonly next: string;
  readonly slides: readonly string[];
};

/** Rendered row to enhance, and labels of the controls. */
export type CarouselMotionProps = {
  readonly viewport: RefObject<HTMLElement | null>;
  readonly labels: CarouselLabels;
};

/** Enhances a rendered row of slides: drag, arrows, rotation and its stop button (WCAG 2.2.2). */
export function CarouselMotion({ viewport, labels }: CarouselMotionProps) {
  const { attach, current, isPlaying, canPlay, toggle, turnBy } = useCarousel();

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
    <>
      <button aria-label={labels.previous} className={styles.arrow} onClick={() => turnBy(-1)} type="button">
        <Icon flips name="chevron" />
      </button>
      <button aria-label={labels.next} className={styles.arrow} onClick={() => turnBy(1)} type="button">
        <Icon flips name="chevron" />
      </button>
      <div className={styles.controls}>
        <span className={styles.dots}>
          {labels.slides.map((label, index) => (
            <span className={index === current ? styles.here : styles.dot} key={label} />
          ))}
        </span>
        {canPlay && (
          <button
            aria-label={isPlaying ? labels.pause : labels.play}
            className={styles.toggle}
            onClick={toggle}
            type="button"
          >
            <Icon name={isPlaying ? 'pause' : 'play'} size="small" />
          </button>
        )}
      </div>
    </>
  );
}
