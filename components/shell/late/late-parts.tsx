'use client';

import { usePathname } from 'next/navigation';
import { NextIntlClientProvider, useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';
import useSwr from 'swr';
import { VisitWatch } from '@/components/attribution/visit-watch';
import { ConsentHost } from '@/components/consent/consent-host';
import { BarAction } from '@/components/download/late/bar-action';
import { DownloadWatch } from '@/components/download/late/download-watch';
import { InstallHost } from '@/components/install/install-host';
import { InstallWatch } from '@/components/install/install-watch';
import { LanguageWatch } from '@/components/locale/language-watch';
import { MeasureWatch } from '@/components/measure/measure-watch';
import { MoveHost } from '@/components/move/move-host';
import { NewsWatch } from '@/components/news/news-watch';
import { PixelHost } from '@/components/pixel/pixel-host';
import { PushPart } from '@/components/push/push-part';
import { RealityCheck } from '@/components/safety/late/reality-check';
import { SafetyWatch } from '@/components/safety/late/safety-watch';
import { EventWatch } from '@/components/track/event-watch';
import { KeptFormReturn } from '@/components/update/kept-form-return';
import { UpdateHost } from '@/components/update/update-host';
import { UpgradeHost } from '@/components/update/upgrade-host';
import { CleanedNotice } from '@/components/worker/cleaned-notice';
import { KeptPageHint } from '@/components/worker/kept-page-hint';
import { WorkerWatch } from '@/components/worker/worker-watch';
import { isAgeDue, subscribeAge } from '@/lib/client/age/age-store';
import { fetchTexts } from '@/lib/client/api/site/fetch-texts';
import { isLaunchPath } from '@/lib/shared/routes';

/** What needs no words. */
function QuietParts() {
  return (
    <>
      <EventWatch />
      <WorkerWatch />
      <DownloadWatch />
      <InstallWatch />
      <NewsWatch />
      <PixelHost />
      <MeasureWatch />
      <KeptFormReturn />
      <LanguageWatch />
    </>
  );
}

/** What shows itself when it has something to say. */
function SpeakingParts() {
  return (
    <>
      <CleanedNotice />
      <KeptPageHint />
      <UpgradeHost />
      <ConsentHost />
      <UpdateHost />
      <MoveHost />
      <PushPart />
      <InstallHost />
      <BarAction />
    </>
  );
}

/** What runs beside a page once it stands; beside a game what carries and safer play alone (B17, B5). Nothing opens before the question of the age (B6). */
export function LateParts() {
  const locale = useLocale();
  const isGame = isLaunchPath(usePathname());
  const { data: messages } = useSwr(['late-texts', locale], fetchTexts, { revalidateOnFocus: false });
  const isHeld = useSyncExternalStore(subscribeAge, isAgeDue, () => true);
  if (isHeld) return null;
  return (
    <>
      <VisitWatch />
      <SafetyWatch />
      {!isGame && <QuietParts />}
      {messages && (
        <NextIntlClientProvider locale={locale} messages={messages}>
          <RealityCheck />
          {!isGame && <SpeakingParts />}
        </NextIntlClientProvider>
      )}
    </>
  );
}
