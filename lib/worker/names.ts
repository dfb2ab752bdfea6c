// The names of this worker's caches.
import { toCacheNames } from '@/lib/shared/worker/cache-names';
import { parseWorkerQuery } from '@/lib/shared/worker/worker-query';
import { build, scope } from '@/lib/worker/push/scope';

/** By merchant, environment and build; the query of the worker's address is used for nothing else. */
export const names = toCacheNames(parseWorkerQuery(scope.location.search), build);
