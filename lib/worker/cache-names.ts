// Cache names of this worker.
import { toCacheNames } from '@/lib/shared/worker/cache-names';
import { parseWorkerQuery } from '@/lib/shared/worker/worker-query';
import { BUILD, scope } from '@/lib/worker/push/scope';

/** By merchant, environment and build; the worker's query serves nothing else. */
export const cacheNames = toCacheNames(parseWorkerQuery(scope.location.search), BUILD);
