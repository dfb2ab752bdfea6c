import type { RequestContext } from '@/lib/server/http/request-context';
import { setAnswerHeaders } from '@/lib/server/pages/policy/document-headers';
import { withSiteConfig } from '@/lib/server/pipeline/with-site-config';
import { parseStatus } from '@/lib/shared/site/parse-status';

/** Returns the content policy of a page with this site status, once the provider's site configuration has come. */
export async function configuredPolicy(context: RequestContext, status: object = {}): Promise<string> {
  context.state = { status: parseStatus(status) };
  await withSiteConfig(context);
  // On a slow machine the first answer may miss the page's deadline: the next request has it.
  await withSiteConfig(context);
  setAnswerHeaders(context, undefined);
  return context.answerHeaders.get('content-security-policy') ?? '';
}
