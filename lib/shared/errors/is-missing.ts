// Tells "there is no such thing" from "it cannot be had just now".
import type { Failure } from '@/lib/shared/calls/envelope';

/** Whether the provider says that what was asked for is not there: by 404 or by its own word, for no code is agreed on. */
export function isMissing({ code, status }: Pick<Failure, 'code' | 'status'>): boolean {
  return status === 404 || /not[._-]?(?:found|exist)/i.test(code);
}
