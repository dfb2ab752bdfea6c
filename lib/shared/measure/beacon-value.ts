// What the beacon `collect` carries as its value: the browser builds it, the server reads it into its figures.

/** The three that are always there: first contentful paint, largest paint, first render of the shell; in ms. */
export const MAIN_VITALS = ['fcp', 'lcp', 'shell'] as const;

/** Those that come along where the page had some: first byte and slowest answer to a tap in ms, layout shift as its plain score. */
export const MORE_VITALS = ['ttfb', 'inp', 'cls'] as const;

/** One of the three. */
export type MainVital = (typeof MAIN_VITALS)[number];

/** Any measured name. */
export type Vital = MainVital | (typeof MORE_VITALS)[number];

/** Values by name; what is not known yet is left out. */
export type Vitals = Partial<Record<Vital, number>>;

/** Once per browser session; one of METRIC_SENTINEL stands for a main value that there is not. */
export type PerformanceValue = { readonly type: 'performance' } & Readonly<Record<MainVital, number>> &
  Readonly<Partial<Record<Exclude<Vital, MainVital>, number>>>;

/** Once per page load: how long the provider's status call took, in ms; `stale` where it failed and the last good one served. */
export type StatusTimingValue = {
  readonly type: 'statusTiming';
  readonly duration: number;
  readonly stale: boolean;
};

/** What a beacon carries. */
export type BeaconValue = PerformanceValue | StatusTimingValue;
