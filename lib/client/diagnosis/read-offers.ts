import 'client-only';
import { getAppMode } from '@/lib/client/device/app-mode';
import type { Offers } from '@/lib/client/diagnosis/run-probes';
import { getBarFacts, getBarRules } from '@/lib/client/download/update-bar';
import { isNewVisitor } from '@/lib/client/install/is-new-visitor';
import { hasNativePrompt } from '@/lib/client/install/native-prompt';
import { readCoachKind, readInstallStart } from '@/lib/client/install/read-install-facts';
import { readPushStatus } from '@/lib/client/push/read-push-status';
import { getBreakEnd } from '@/lib/client/safety/break-store';
import { barObstacleOf } from '@/lib/shared/download/bar-visibility';
import { SITE_FILES } from '@/lib/shared/site-files';

function readInstall(): string {
  if (getAppMode() === 'native') return 'native';
  const { isInstalled, mayOffer } = readInstallStart();
  if (isInstalled) return 'installed';
  if (readCoachKind() === 'webview') return 'webview';
  if (getBreakEnd() !== undefined) return 'break';
  if (hasNativePrompt()) return 'ready';
  if (isNewVisitor()) return 'new';
  return mayOffer ? 'steps' : 'declined';
}

function readBar(): string {
  const rules = getBarRules();
  return rules ? (barObstacleOf(rules, getBarFacts()) ?? 'on') : 'none';
}

async function readWorker(): Promise<string> {
  const all = (await navigator.serviceWorker?.getRegistrations?.()) ?? [];
  const own = all.find(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL.includes(SITE_FILES.worker)),
  );
  if (!own) return 'none';
  if (own.waiting) return 'waiting';
  return own.active ? 'active' : 'installing';
}

/** Returns the state of each offer; unknown counts as absent. Never throws. */
export async function readOffers(): Promise<Offers> {
  const [push, worker] = await Promise.all([
    readPushStatus().catch(() => 'none'),
    readWorker().catch(() => 'none'),
  ]);
  return { install: readInstall(), bar: readBar(), push, worker };
}
