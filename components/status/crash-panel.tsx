'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { FailureCode } from '@/components/notice/failure-code';
import { AgeSign } from '@/components/shell/footer/age-badge';
import { SafetyLine } from '@/components/shell/footer/safety-note';
import { ActionButton } from '@/components/ui/button/action-button';
import buttonStyles from '@/components/ui/button/button.module.css';
import { StatePanel } from '@/components/ui/state/state-panel';
import { reportScriptError } from '@/lib/client/crash/report-script-error';
import { reloadPage } from '@/lib/client/page/leave-page';
import { useHomeHref } from '@/lib/client/page/use-home-href';
import { parseSafetyText } from '@/lib/shared/merchant/safety-facts';

type CrashPanelProps = { readonly error?: Error & { digest?: string } };

const never = () => () => undefined;

// The shell has its own footer.
function readText(): string | undefined {
  const isInShell = document.querySelector('main[id="content"]') !== null;
  return isInShell ? undefined : document.documentElement.dataset.safety;
}

/** Age and licence below a crashed page without the shell; its texts are not available then. */
function CrashFooter() {
  // Read again once the page is there, shell or not.
  const safety = parseSafetyText(useSyncExternalStore(never, readText, () => undefined));
  if (!safety) return null;
  const age = `${safety.minimumAge}+`;
  return (
    <SafetyLine licence={safety.licence}>
      {safety.minimumAge > 0 && <AgeSign label={age} text={age} />}
    </SafetyLine>
  );
}

/** Replaces a page that threw, and reports it: retry, way home, and the code of the log. */
export function CrashPanel({ error }: CrashPanelProps) {
  const t = useTranslations('fault');
  const home = useHomeHref();
  const digest = error?.digest ?? '';
  // What the server threw has a digest, and is in its log.
  useEffect(() => {
    if (digest === '') reportScriptError(error);
  }, [error, digest]);
  return (
    <>
      <StatePanel icon="unplugged" isPage text={t('crashText')} title={t('crashTitle')} tone="alarm">
        <ActionButton onClick={reloadPage}>{t('retry')}</ActionButton>
        <a className={`${buttonStyles.button} ${buttonStyles.quiet}`} href={home}>
          {t('home')}
        </a>
        <FailureCode traceId={digest} />
      </StatePanel>
      <CrashFooter />
    </>
  );
}
