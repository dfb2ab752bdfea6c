// Reports how long the provider's status call took for this document, 5 s after its start.
import 'client-only';
import { sendValue } from '@/lib/client/api/send-value';
import { getPageAge, getServerTiming } from '@/lib/client/measure/page-times';
import { TIMING } from '@/lib/shared/constants';
import { toStatusTimingValue } from '@/lib/shared/measure/status-timing';

/** Sends it when it is due; nothing where the status was not asked for this page. */
export function reportStatusTiming(): void {
  const value = toStatusTimingValue(getServerTiming());
  if (value) setTimeout(() => sendValue(value), Math.max(TIMING.statusReportMs - getPageAge(), 0));
}
