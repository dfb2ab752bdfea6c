'use client';

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { isMotionReduced } from '@/lib/client/page/is-motion-reduced';

const TURN_EVERY_MS = 5000;
/** Embla's own unit of speed: 18 settles in about 200 ms. */
const SPEED = 18;

function makeOptions() {
  const isStill = isMotionReduced();
  const direction = document.documentElement.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const);
  const options = { loop: true, direction, duration: isStill ? 0 : SPEED, align: 'center' as const };
  return { isStill, options };
}

const makeRotation = () =>
  Autoplay({ delay: TURN_EVERY_MS, stopOnMouseEnter: true, stopOnFocusIn: true, stopOnInteraction: false });

/** Embla with rotation, unless reduced motion is requested. */
export function useCarousel() {
  const [{ isStill, options }] = useState(makeOptions);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(!isStill);
  // A plugin that is only stopped starts again after a drag or when the mouse leaves.
  const [attach, embla] = useEmblaCarousel(options, isPlaying ? [makeRotation()] : []);

  useEffect(() => {
    if (!embla) return;
    const mark = () => setCurrent(embla.selectedScrollSnap());
    embla.on('select', mark);
    return () => {
      embla.off('select', mark);
    };
  }, [embla]);

  const toggle = () => setPlaying(!isPlaying);

  const turnBy = (step: 1 | -1) => (step > 0 ? embla?.scrollNext(isStill) : embla?.scrollPrev(isStill));

  return { attach, current, isPlaying, canPlay: !isStill, toggle, turnBy };
}
