// The request pipeline: a list of named steps that every page request passes in order.
import 'server-only';
import { withLanding } from '@/lib/server/features/attribution/with-landing';
import { withDeviceFrame } from '@/lib/server/features/device/with-device-frame';
import { withWorker } from '@/lib/server/features/worker/with-worker';
import {
  type PipelineOutcome,
  type PipelineRequest,
  type PipelineResult,
  type PipelineStep,
  type RequestContext,
  toRequestContext,
} from '@/lib/server/http/request-context';
import { setAnswerHeaders } from '@/lib/server/pages/policy/document-headers';
import { withHandoff } from '@/lib/server/pipeline/entry/with-handoff';
import { withMaya } from '@/lib/server/pipeline/entry/with-maya';
import { withToken } from '@/lib/server/pipeline/entry/with-token';
import { withBreak } from '@/lib/server/pipeline/with-break';
import { withChat } from '@/lib/server/pipeline/with-chat';
import { withHost } from '@/lib/server/pipeline/with-host';
import { withLanguage } from '@/lib/server/pipeline/with-language';
import { withLaunch } from '@/lib/server/pipeline/with-launch';
import {
  rejectWrite,
  withFeatures,
  withFileMethods,
  withMethods,
  withPages,
  withPaths,
} from '@/lib/server/pipeline/with-paths';
import { withSession } from '@/lib/server/pipeline/with-session';
import { withSiteConfig } from '@/lib/server/pipeline/with-site-config';
import { withStatus } from '@/lib/server/pipeline/with-status';
import { AGE_PATH } from '@/lib/shared/age/age-confirmation';
import { ERROR_REPORT_PATH } from '@/lib/shared/crash/error-report';
import { HANDOFF_PATH } from '@/lib/shared/handoff/handoff-request';
import { HEALTH_PATH } from '@/lib/shared/http/health-path';
import { CSP_REPORT_PATH } from '@/lib/shared/http/security-headers';
import { ROUTES } from '@/lib/shared/routes';
import { memberEntries } from '@/lib/shared/service/member-entries';
import { SITE_FILES } from '@/lib/shared/site-files';

const PAGE_STEPS: readonly PipelineStep[] = [
  withHost,
  withMethods,
  withLanding,
  withHandoff,
  withToken,
  withMaya,
  withPaths,
  withLaunch,
  withLanguage,
  withFeatures,
  withSession,
  withPages,
  withStatus,
  withChat,
  withSiteConfig,
  withBreak,
];
const HANDLER_STEPS: readonly PipelineStep[] = [withHost, withFileMethods, withDeviceFrame, withWorker];

// Route handlers are no documents: they check what they need, and skip the site status.
const HANDLERS: ReadonlySet<string> = new Set([
  ROUTES.session,
  memberEntries.path,
  ROUTES.switchAnswer,
  ROUTES.out,
  ROUTES.device,
  ROUTES.consent,
  AGE_PATH,
  HANDOFF_PATH,
  ROUTES.break,
  ROUTES.deviceFrame,
  ...Object.values(SITE_FILES),
  CSP_REPORT_PATH,
  ERROR_REPORT_PATH,
  '/favicon.ico',
]);

/** Paths that answer on every host: load balancers and collectors use IP addresses. */
const HEALTH: ReadonlySet<string> = new Set([HEALTH_PATH, '/readyz', '/metrics', '/internal/host']);

/** Returns whether a path is for load balancers and collectors: every host serves it, also during overload. */
export function isHealthPath(path: string): boolean {
  return HEALTH.has(path);
}

/** Returns whether a handler of the site answers a path, and not a page. */
export function isHandlerPath(path: string): boolean {
  return HANDLERS.has(path);
}

async function run(
  context: RequestContext,
  steps: readonly PipelineStep[],
): Promise<PipelineOutcome | undefined> {
  for (const step of steps) {
    const outcome = await step(context);
    if (outcome) return outcome;
  }
  return undefined;
}

/** A missing page has the brand's shell too: it needs the status for its policy, and a closed site stays closed. */
async function completeMissing(
  context: RequestContext,
  outcome: PipelineOutcome | undefined,
): Promise<PipelineOutcome | undefined> {
  if (outcome?.kind !== 'show' || outcome.page !== 'missing') return outcome;
  return (await withStatus(context)) ?? outcome;
}

/** Runs the pipeline; afterwards `answerHeaders` belong to the response, whatever creates it. */
export async function runPipeline(request: PipelineRequest): Promise<PipelineResult> {
  const context = toRequestContext(request);
  if (isHealthPath(context.path)) return { context, outcome: rejectWrite(context) };
  const ended = await run(context, isHandlerPath(context.path) ? HANDLER_STEPS : PAGE_STEPS);
  const outcome = await completeMissing(context, ended);
  setAnswerHeaders(context, outcome);
  if (outcome?.kind === 'respond')
    for (const [name, value] of context.answerHeaders) addHeader(outcome.response.headers, name, value);
  return { context, outcome };
}

function addHeader(headers: Headers, name: string, value: string): void {
  if (name === 'set-cookie') headers.append(name, value);
  else if (!headers.has(name)) headers.set(name, value);
}
