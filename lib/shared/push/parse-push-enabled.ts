import type { AnswerOf } from '@/lib/shared/calls/call';
import type { consumerSetting } from '@/lib/shared/calls/push-table';
import { toFlag } from '@/lib/shared/calls/wire-value';

/** Returns whether the provider has push on for a member; undefined where it does not say. */
export function parsePushEnabled(
  setting: AnswerOf<typeof consumerSetting> | null | undefined,
): boolean | undefined {
  const given: unknown = setting?.pushEnabled;
  return given === undefined || given === null ? undefined : toFlag(given);
}
