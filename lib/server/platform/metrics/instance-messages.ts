// Messages between the parent and its instances. Their releases may differ: messages are only ever added.
import 'server-only';
import type { MetricValues } from '@/lib/server/platform/metrics/sum-metrics';

export type ToInstance =
  | { readonly kind: 'leave' }
  | { readonly kind: 'files'; readonly folder: string }
  | { readonly kind: 'figures' }
  | { readonly kind: 'sum'; readonly id: string; readonly text: string };

export type ToParent =
  | { readonly kind?: undefined; readonly port: number }
  | { readonly kind: 'figures'; readonly values: MetricValues }
  | { readonly kind: 'sum'; readonly id: string };
