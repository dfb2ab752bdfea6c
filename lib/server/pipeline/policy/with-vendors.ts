// Pipeline step: looks up third parties of the policy in parallel, so that a silent provider costs one second in all.
import 'server-only';
import type { RequestContext } from '@/lib/server/http/request-context';
import { withFirebase } from '@/lib/server/pipeline/policy/with-firebase';
import { withPixels } from '@/lib/server/pipeline/policy/with-pixels';
import { withPush } from '@/lib/server/pipeline/policy/with-push';

/** Runs the steps of Firebase, push and pixels; never ends a request. */
export async function withVendors(context: RequestContext): Promise<undefined> {
  await Promise.all([withFirebase(context), withPush(context), withPixels(context)]);
}
