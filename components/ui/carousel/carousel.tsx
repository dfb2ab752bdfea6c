'use client';

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import type { CarouselWords } from './carousel-words';

const CarouselMotion = lazy(() =>
  import('./carousel-motion').then((part) => ({ default: part.CarouselMotion })),
);

type CarouselProps = { readonly words: CarouselWords; readonly children: ReactNode };

/** A row of slides that scrolls by touch as it is; movement and controls are loaded once the page is at rest. */
export function Carousel({ words, children }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const count = words.slides.length;

  useEffect(() => {
    if (count < 2) return;
    const start = () => setReady(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(start, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(start, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [count]);

  return (
    <section aria-label={words.name} aria-roledescription="carousel" className={styles.carousel}>
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.track}>{children}</div>
      </div>
      {isReady && (
        <Suspense fallback={null}>
          <CarouselMotion viewport={viewport} words={words} />
        </Suspense>
      )}
    </section>
  );
}
