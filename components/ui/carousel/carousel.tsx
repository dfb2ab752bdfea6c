'use client';

import { type ComponentType, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from '@/lib/client/page/when-idle';
import styles from './carousel.module.css';
import type { CarouselLabels } from './carousel-labels';
import type { CarouselMotionProps } from './carousel-motion';

type CarouselProps = { readonly labels: CarouselLabels; readonly children: ReactNode };

/** A row of slides that scrolls by touch as it is; movement and controls are loaded once the page is at rest. */
export function Carousel({ labels, children }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [Motion, setMotion] = useState<ComponentType<CarouselMotionProps>>();
  const count = labels.slides.length;

  useEffect(() => {
    if (count < 2) return;
    // A connection that is lost by then costs the movement only: the row still scrolls, the page stays.
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
