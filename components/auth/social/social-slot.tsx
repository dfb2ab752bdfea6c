'use client';

import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { SocialOfferProps } from '@/components/auth/social/social-offer';
import { whenIdle } from '@/lib/client/page/when-idle';
import styles from './social-slot.module.css';

const LATEST_MS = 200;
const METHODS = ['line', 'telegram', 'google', 'facebook', 'twitter'] as const;

/** Reserves the space of the methods for visitors and loads them after the page. */
export function SocialSlot(props: SocialOfferProps) {
  const [Offer, setOffer] = useState<ComponentType<SocialOfferProps> | 'missing'>();
  useEffect(() => {
    const load = () =>
      void import('@/components/auth/social/social-offer').then(
        ({ SocialOffer }) => startTransition(() => setOffer(() => SocialOffer)),
        // The form above works without them; the space is released.
        () => setOffer('missing'),
      );
    return whenIdle(load, LATEST_MS);
  }, []);
  if (Offer === 'missing') return null;
  if (Offer) return <Offer {...props} />;
  const count = METHODS.filter((method) => props.facts[method]).length;
  return (
    <div aria-hidden="true" className={`${styles.wait} needs-script`} data-for="visitor">
      {METHODS.slice(0, count).map((method) => (
        <span className={styles.bone} key={method} />
      ))}
    </div>
  );
}
