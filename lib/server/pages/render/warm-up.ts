// Renders a page before the first visitor's: the first one compiles the code of all, and meanwhile its process answers no one else.
import 'server-only';
import { createRenderMetadata, type LoadedAnswers } from '@/lib/server/http/render-metadata';
import { setSiteHeader } from '@/lib/server/http/trusted-headers';
import { fetchPage } from '@/lib/server/pages/render/fetch-page';
import { RENDERING, withRendering } from '@/lib/server/pages/render/internal-server';
import { getLog } from '@/lib/server/platform/log';
import { startBudget } from '@/lib/server/platform/time-budget';
import { toSiteFailure } from '@/lib/server/provider/provider-call';
import { listMerchantCodes } from '@/lib/server/tenants/registry';

const NO_ANSWER = { ...toSiteFailure('domain_not_available', ''), storedAtMs: 0, isStale: false };

/** Renders the first merchant's page for addresses that do not exist, without a call of its provider; call it once internal handler and registry are there. Never throws. */
export async function warmUp(): Promise<void> {
  const decision = { page: 'missing', status: 404, answerHeaders: new Headers() } as const;
  const metadata = createRenderMetadata(undefined, startBudget());
  const answers: Pick<LoadedAnswers, 'get'> = { get: () => NO_ANSWER };
  const headers = new Headers();
  setSiteHeader(headers, 'merchant', listMerchantCodes()[0] ?? '');
  const rendering = withRendering({ decision, metadata, answers }, (id) =>
    fetchPage('/', { ...Object.fromEntries(headers), [RENDERING]: id }),
  );
  await rendering.catch((error) => getLog().error({ error: String(error) }, 'the warm-up failed'));
}
