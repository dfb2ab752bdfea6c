'use client';

import { type ComponentType, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from '@/lib/client/page/when-idle';
import styles from './carousel.module.css';
import type { CarouselLabels, CarouselMotionProps } from './carousel-motion';

type CarouselProps = { readonly labels: CarouselLabels; readonly children: ReactNode };

/** Row of slides that scrolls by touch; motion and controls load when idle. */
export function Carousel({ labels, children }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [Motion, setMotion] = useState<ComponentType<CarouselMotionProps>>();
  const count = labels.slides.length;

  useEffect(() => {
    if (count < 2) return;
    // If loading fails, only the motion is missing.
    const start = () =>
      void import('./carousel-motion').then(
        (part) => startTransition(() => setMotion(() => part.CarouselMotion)),
        () => undefined,
      );
    return whenIdle(start);
  }, [count]);

  return (
    <section aria-label={labels.name} aria-roledescription="carousel" className={styles.carousel}>
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.track}>{children}</div>
      </div>
      {Motion && <Motion viewport={viewport} labels={labels} />}
    </section>
  );
}
