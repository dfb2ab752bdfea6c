// Values of the `collect` beacon, built by the browser and parsed by the server.

/** Always present: first contentful paint, largest contentful paint, first render of the shell; in ms. */
export const MAIN_VITALS = ['fcp', 'lcp', 'shell'] as const;

/** Present when measured: time to first byte and interaction latency in ms, layout shift as a score. */
export const MORE_VITALS = ['ttfb', 'inp', 'cls'] as const;

export type MainVital = (typeof MAIN_VITALS)[number];

export type Vital = MainVital | (typeof MORE_VITALS)[number];

/** Unknown values are left out. */
export type Vitals = Partial<Record<Vital, number>>;

/** Once per browser session; METRIC_SENTINEL stands for a missing main value. */
export type PerformanceValue = { readonly type: 'performance' } & Readonly<Record<MainVital, number>> &
  Readonly<Partial<Record<Exclude<Vital, MainVital>, number>>>;

/** Once per page load: duration of the provider's status call in ms; `stale` when it failed and the last good one served. */
export type StatusTimingValue = {
  readonly type: 'statusTiming';
  readonly duration: number;
  readonly stale: boolean;
};

export type BeaconValue = PerformanceValue | StatusTimingValue;
