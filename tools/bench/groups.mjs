// Speed requirements by group: those that share their processes. `isOnce`: a long one that repeats by itself or has no judged line.
import { benchBlocking } from './browser/blocking.mjs';
import { benchLighthouse } from './browser/lighthouse.mjs';
import { benchNavigation } from './browser/navigation.mjs';
import { benchRepeatVisit } from './browser/repeat-visit.mjs';
import { benchScroll } from './browser/scroll.mjs';
import { benchSession } from './browser/session.mjs';
import { benchShifts } from './browser/shifts.mjs';
import { benchTaps } from './browser/taps.mjs';
import { benchBuildAndStart, benchFiles } from './rows/builds.mjs';
import { benchHostLookup, benchSealing } from './rows/functions.mjs';
import { benchGrowth } from './rows/growth.mjs';
import { benchInstances, benchSingleFlight } from './rows/instances.mjs';
import { benchManyStarts } from './rows/many-starts.mjs';
import { benchMerchantCpu, benchMerchantStarts, benchNeighbours } from './rows/merchants.mjs';
import { benchPages } from './rows/pages.mjs';
import { benchApiProxyCpu, benchApiProxyLatency } from './rows/proxy.mjs';
import { benchSameHtml } from './rows/same-html.mjs';
import { benchSoak } from './rows/soak.mjs';
import { benchWeight } from './rows/weight.mjs';

export const GROUPS = [
  { ids: ['PRF-1', 'PRF-2', 'PRF-3', 'PRF-4', 'PRF-5'], run: benchApiProxyCpu },
  { ids: ['PRF-6'], run: benchApiProxyLatency },
  { ids: ['PRF-7', 'PRF-8', 'PRF-9'], run: benchPages },
  { ids: ['PRF-10'], run: benchSameHtml },
  { ids: ['PRF-11'], run: benchMerchantCpu },
  { ids: ['GROWTH'], run: benchGrowth, isOnce: true },
  { ids: ['PRF-12'], run: benchHostLookup },
  { ids: ['PRF-13', 'PRF-14'], run: benchMerchantStarts },
  { ids: ['PRF-15'], run: benchNeighbours },
  { ids: ['B59'], run: benchManyStarts },
  { ids: ['PRF-16'], run: benchInstances },
  { ids: ['PRF-17'], run: benchSealing },
  { ids: ['PRF-18'], run: benchSingleFlight },
  { ids: ['PRF-19', 'PRF-20'], run: benchWeight },
  { ids: ['PRF-21', 'PRF-23'], run: benchLighthouse },
  { ids: ['PRF-22'], run: benchBlocking },
  { ids: ['PRF-24'], run: benchShifts },
  { ids: ['PRF-25'], run: benchTaps },
  { ids: ['PRF-26'], run: benchNavigation },
  { ids: ['PRF-27'], run: benchRepeatVisit },
  { ids: ['PRF-31'], run: benchSession },
  { ids: ['PRF-32'], run: benchScroll },
  { ids: ['PRF-28'], run: benchSoak, isOnce: true },
  { ids: ['PRF-29'], run: benchBuildAndStart, isOnce: true },
  { ids: ['PRF-30'], run: benchFiles },
];
