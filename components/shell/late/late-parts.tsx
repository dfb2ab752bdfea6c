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
import { OneByOne } from './one-by-one';

/** What needs no words, in the order in which it comes. */
const QUIET_PARTS = [
  <EventWatch key="events" />,
  <KeptFormReturn key="kept-form" />,
  <LanguageWatch key="language" />,
  <DownloadWatch key="download" />,
  <InstallWatch key="install" />,
  <WorkerWatch key="worker" />,
  <NewsWatch key="news" />,
  <PixelHost key="pixels" />,
  <MeasureWatch key="measures" />,
];

/** What answers a tap, and what shows itself when it has something to say, the most urgent first. */
const SPEAKING_PARTS = [
  <BarAction key="bar" />,
  <CleanedNotice key="cleaned" />,
  <KeptPageHint key="kept-page" />,
  <UpgradeHost key="upgrade" />,
  <ConsentHost key="consent" />,
  <UpdateHost key="update" />,
  <MoveHost key="move" />,
  <PushPart key="push" />,
  <InstallHost key="install" />,
];

/** What runs beside a page once it stands; beside a game what carries and safer play alone. Nothing opens before the question of the age. */
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
      {!isGame && <OneByOne parts={QUIET_PARTS} />}
      {messages && (
        <NextIntlClientProvider locale={locale} messages={messages}>
          <RealityCheck />
          {!isGame && <OneByOne parts={SPEAKING_PARTS} />}
        </NextIntlClientProvider>
      )}
    </>
  );
}
