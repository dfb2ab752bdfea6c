'use client';

import { useTranslations } from 'next-intl';
import buttonStyles from '@/components/ui/button/button.module.css';
import { StatePanel } from '@/components/ui/state/state-panel';
import { SupportCode } from '@/components/ui/support-code/support-code';
import { supportCodeOf } from '@/lib/shared/errors/support-code';
import { ROUTES } from '@/lib/shared/routes';

type CrashPanelProps = { readonly digest?: string };

/** What a page becomes when it throws: another try, the way home, and the code under which the log has it (B12). */
export function CrashPanel({ digest = '' }: CrashPanelProps) {
  const t = useTranslations('fault');
  const code = supportCodeOf(digest);
  return (
    <StatePanel icon="unplugged" isPage text={t('crashText')} title={t('crashTitle')} tone="alarm">
      <button
        className={`${buttonStyles.button} ${buttonStyles.primary}`}
        onClick={() => location.reload()}
        type="button"
      >
        {t('retry')}
      </button>
      <a className={`${buttonStyles.button} ${buttonStyles.quiet}`} href={ROUTES.home}>
        {t('home')}
      </a>
      {code && (
        <SupportCode
          code={code}
          copiedLabel={t('copied')}
          copyLabel={t('copy')}
          label={t('code')}
          sendLabel={t('send')}
        />
      )}
    </StatePanel>
  );
}
