import 'client-only';
import { sendValue } from '@/lib/client/api/send-value';
import { getPageAge, getServerTiming } from '@/lib/client/measure/page-times';
import { TIMING } from '@/lib/shared/constants';
import { toStatusTimingValue } from '@/lib/shared/measure/status-timing';

/** Sends the timing when due; nothing if this page made no status call. */
export function reportStatusTiming(): void {
  const value = toStatusTimingValue(getServerTiming());
  if (value) setTimeout(() => sendValue(value), Math.max(TIMING.statusReportMs - getPageAge(), 0));
}
