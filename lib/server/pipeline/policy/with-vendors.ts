// Gate step: what the policy has to know of third parties, asked for side by side: a silent provider costs one second, not one for each.
import 'server-only';
import type { RequestContext } from '@/lib/server/http/request-context';
import { withFirebase } from '@/lib/server/pipeline/policy/with-firebase';
import { withPixels } from '@/lib/server/pipeline/policy/with-pixels';
import { withPush } from '@/lib/server/pipeline/policy/with-push';

/** Runs the steps of Firebase, push and pixels; none of them ends a request. */
export async function withVendors(context: RequestContext): Promise<undefined> {
  await Promise.all([withFirebase(context), withPush(context), withPixels(context)]);
}
