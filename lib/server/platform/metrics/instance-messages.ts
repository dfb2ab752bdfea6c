// What the parent of several instances and each of them tell one another. The two may be of different releases: forms are added to, never changed.
import 'server-only';
import type { MetricValues } from '@/lib/server/platform/metrics/sum-metrics';

/** To an instance: end, another serves in your place; serve the static files of this release too; tell your figures; the sum that you asked for. */
export type ToInstance =
  | { readonly kind: 'leave' }
  | { readonly kind: 'files'; readonly folder: string }
  | { readonly kind: 'figures' }
  | { readonly kind: 'sum'; readonly id: string; readonly text: string };

/** To the parent: the port, once the site is up; own figures; a wish for the sum of all. */
export type ToParent =
  | { readonly kind?: undefined; readonly port: number }
  | { readonly kind: 'figures'; readonly figures: MetricValues }
  | { readonly kind: 'sum'; readonly id: string };
