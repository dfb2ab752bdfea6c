'use client';

import { type AbstractIntlMessages, NextIntlClientProvider, useLocale } from 'next-intl';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { TwoFactorDialogProps } from '@/components/auth/two-factor/two-factor-dialog';
import { fetchTexts } from '@/lib/client/api/site/fetch-texts';
import { cancelSecondFactor, getSecondFactor, subscribeSecondFactor } from '@/lib/client/auth/second-factor';
import { loadPart } from '@/lib/client/page/load-module';

type Part = {
  readonly Dialog: ComponentType<TwoFactorDialogProps>;
  readonly messages: AbstractIntlMessages;
};

async function loadDialog(): Promise<Part> {
  const [part, messages] = await Promise.all([import('./two-factor-dialog'), fetchTexts()]);
  return { Dialog: part.TwoFactorDialog, messages };
}

/** Opens the second factor on any page; mounted once in the layout, loads the dialog on demand. */
export function TwoFactorProvider() {
  const locale = useLocale();
  const second = useSyncExternalStore(subscribeSecondFactor, getSecondFactor, () => undefined);
  const [part, setPart] = useState<Part>();
  const isWanted = second !== undefined && part === undefined;
  useEffect(() => {
    if (!isWanted) return;
    void loadPart(loadDialog).then((loaded) => (loaded ? setPart(loaded) : cancelSecondFactor()));
  }, [isWanted]);
  // Back leaves the log-in that waits.
  useEffect(() => {
    if (!second) return undefined;
    window.addEventListener('popstate', cancelSecondFactor);
    return () => window.removeEventListener('popstate', cancelSecondFactor);
  }, [second]);
  if (!second || !part) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={part.messages}>
      <part.Dialog onClose={cancelSecondFactor} second={second} />
    </NextIntlClientProvider>
  );
}
