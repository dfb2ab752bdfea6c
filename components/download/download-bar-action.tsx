'use client';

import { usePathname } from 'next/navigation';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { DownloadPopup } from '@/components/download/download-popup';
import { type BarOffer, watchBarTaps } from '@/lib/client/download/watch-bar-taps';
import { requestInstall } from '@/lib/client/install/request-install';
import { leaveTo } from '@/lib/client/page/leave-page';

type Popup = ComponentType<ComponentProps<typeof DownloadPopup>>;

async function install({ href }: BarOffer): Promise<void> {
  if ((await requestInstall()) === 'unavailable') leaveTo(href);
}

function Opened() {
  const [offer, setOffer] = useState<BarOffer>();
  const [Part, setPart] = useState<Popup>();
  useEffect(
    () =>
      watchBarTaps(async (tapped) => {
        if (tapped.action === 'install') return install(tapped);
        try {
          const { DownloadPopup } = await import('@/components/download/download-popup');
          setPart(() => DownloadPopup);
          setOffer(tapped);
        } catch {
          leaveTo(tapped.href);
        }
      }),
    [],
  );
  return Part && offer ? <Part offer={offer} onClose={() => setOffer(undefined)} /> : null;
}

/** Action of the download bar's button, with the download page as fallback. A popup ends with its page. */
export function DownloadBarAction() {
  return <Opened key={usePathname()} />;
}
