'use client';

import { useTranslations } from 'next-intl';
import { useSheetTheme } from '@/components/install/coach/use-sheet-theme';
import { OpenSheet } from '@/components/ui/sheet/open-sheet';
import { dispatchInstall } from '@/lib/client/install/install-store';
import { readIdentity } from '@/lib/client/install/read-identity';
import { readCoachKind } from '@/lib/client/install/read-install-facts';
import { CoachSteps } from './coach-steps';
import { PhoneAddress } from './phone-address';
import { WebviewExit } from './webview-exit';

function Content({ brand }: { readonly brand: string }) {
  const kind = readCoachKind();
  if (kind === 'webview') return <WebviewExit brand={brand} />;
  if (kind === 'desktop') return <PhoneAddress />;
  return <CoachSteps brand={brand} kind={kind} />;
}

/** Leads to the home screen without a browser prompt: by steps, out of an app's browser, or to the phone. */
export function CoachSheet() {
  const t = useTranslations('install');
  const theme = useSheetTheme();
  const brand = readIdentity().name;
  return (
    <OpenSheet
      closeLabel={t('close')}
      look={theme}
      onClose={() => dispatchInstall('closed')}
      title={t('coachTitle', { brand })}
    >
      <Content brand={brand} />
    </OpenSheet>
  );
}
