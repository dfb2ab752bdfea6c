'use client';

import { useTranslations } from 'next-intl';
import buttonStyles from '@/components/ui/button/button.module.css';
import { StatePanel } from '@/components/ui/state/state-panel';
import { useHomeHref } from '@/lib/client/page/use-home-href';
import { CrashFooter } from './crash-footer';
import { FaultCode } from './fault-code';

type CrashPanelProps = { readonly digest?: string };

/** Replaces a page that threw: retry, way home, and the code of the log. */
export function CrashPanel({ digest = '' }: CrashPanelProps) {
  const t = useTranslations('fault');
  const home = useHomeHref();
  return (
    <>
      <StatePanel icon="unplugged" isPage text={t('crashText')} title={t('crashTitle')} tone="alarm">
        <button
          className={`${buttonStyles.button} ${buttonStyles.primary}`}
          onClick={() => location.reload()}
          type="button"
        >
          {t('retry')}
        </button>
        <a className={`${buttonStyles.button} ${buttonStyles.quiet}`} href={home}>
          {t('home')}
        </a>
        <FaultCode trace={digest} />
      </StatePanel>
      <CrashFooter />
    </>
  );
}
