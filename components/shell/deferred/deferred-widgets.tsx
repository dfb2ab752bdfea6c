'use client';

import { usePathname } from 'next/navigation';
import { NextIntlClientProvider, useLocale } from 'next-intl';
import { type EffectCallback, useEffect, useSyncExternalStore } from 'react';
import { ConsentPrompter } from '@/components/consent/consent-prompter';
import { DownloadBarAction } from '@/components/download/download-bar-action';
import { DownloadTracker } from '@/components/download/download-tracker';
import { HandoffPrompts } from '@/components/handoff/handoff-prompts';
import { PhoneCode } from '@/components/handoff/phone-code';
import { InstallFlow } from '@/components/install/install-flow';
import { InstallTracker } from '@/components/install/install-tracker';
import { LanguageTracker } from '@/components/locale/language-tracker';
import { Greeting } from '@/components/member/greeting';
import { SettingTracker } from '@/components/member/setting-tracker';
import { NewsTracker } from '@/components/news/news-tracker';
import { PixelTracker } from '@/components/pixel/pixel-tracker';
import { PushPrompts } from '@/components/push/push-prompts';
import { RealityCheck } from '@/components/safety/reality-check';
import { UpdateTracker } from '@/components/update/update-tracker';
import { UpgradeTracker } from '@/components/update/upgrade-tracker';
import { CachedPageHint } from '@/components/worker/cached-page-hint';
import { CleanedNotice } from '@/components/worker/cleaned-notice';
import { isAgeDue, subscribeAge } from '@/lib/client/age/age-store';
import { carryClicks } from '@/lib/client/attribution/carry-clicks';
import { requestShellIds } from '@/lib/client/attribution/request-shell-ids';
import { watchErrors } from '@/lib/client/crash/report-script-error';
import { useDeferredTexts } from '@/lib/client/data/use-deferred-texts';
import { watchPlace } from '@/lib/client/lobby/watch-place';
import { watchMeasures } from '@/lib/client/measure/watch-measures';
import { watchSafety } from '@/lib/client/safety/watch-safety';
import { withdrawLeftToken } from '@/lib/client/session-end/tab-token';
import { retrySession } from '@/lib/client/session-flow/retry-session';
import { startTracking } from '@/lib/client/track/delivery/start-tracking';
import { restoreForm } from '@/lib/client/update/restore-form';
import { skipLeftEntry } from '@/lib/client/update/skip-left-entry';
import { settleWorker } from '@/lib/client/worker/settle-worker';
import { isLaunchPath } from '@/lib/shared/routes';
import { IdleSequencer } from './idle-sequencer';

/** Starts work without a look; `run` may return its stop function. */
function BackgroundTask({ run }: { readonly run: EffectCallback }) {
  useEffect(run, [run]);
  return null;
}

const startWorker = (): void => void settleWorker();

/** Widgets without texts, in loading order. */
const BACKGROUND_TASKS = [
  <BackgroundTask key="errors" run={watchErrors} />,
  <BackgroundTask key="events" run={startTracking} />,
  <BackgroundTask key="token" run={withdrawLeftToken} />,
  <BackgroundTask key="form" run={restoreForm} />,
  <BackgroundTask key="entry" run={skipLeftEntry} />,
  <LanguageTracker key="language" />,
  <DownloadTracker key="download" />,
  <InstallTracker key="install" />,
  <BackgroundTask key="worker" run={startWorker} />,
  <NewsTracker key="news" />,
  <PixelTracker key="pixels" />,
  <BackgroundTask key="measures" run={watchMeasures} />,
];

/** Widgets that answer a tap or show prompts, most urgent first. */
const PROMPTS = [
  <DownloadBarAction key="bar" />,
  <Greeting key="greeting" />,
  <CleanedNotice key="cleaned" />,
  <CachedPageHint key="cached-page" />,
  <UpgradeTracker key="upgrade" />,
  <ConsentPrompter key="consent" />,
  <UpdateTracker key="update" />,
  <HandoffPrompts key="handoff" />,
  <PushPrompts key="push" />,
  <InstallFlow key="install" />,
  <PhoneCode key="phone" />,
];

/** Runs beside a rendered page; beside a game only click values, an unknown session and safer play. Nothing opens before the age question. */
export function DeferredWidgets() {
  const locale = useLocale();
  const isGame = isLaunchPath(usePathname());
  const messages = useDeferredTexts();
  const isHeld = useSyncExternalStore(subscribeAge, isAgeDue, () => true);
  if (isHeld) return null;
  return (
    <>
      <BackgroundTask run={carryClicks} />
      <BackgroundTask run={requestShellIds} />
      <BackgroundTask run={retrySession} />
      <BackgroundTask run={watchSafety} />
      <BackgroundTask run={watchPlace} />
      <SettingTracker />
      {!isGame && <IdleSequencer parts={BACKGROUND_TASKS} />}
      {messages && (
        <NextIntlClientProvider locale={locale} messages={messages}>
          <RealityCheck />
          {!isGame && <IdleSequencer parts={PROMPTS} />}
        </NextIntlClientProvider>
      )}
    </>
  );
}
