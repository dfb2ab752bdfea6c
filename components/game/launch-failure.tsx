'use client';

import { useTranslations } from 'next-intl';
import { useFailureText } from '@/components/notice/use-failure-text';
import { ActionButton } from '@/components/ui/button/action-button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { StatePanel } from '@/components/ui/state/state-panel';
import { SupportCode } from '@/components/ui/support-code/support-code';
import type { Failure } from '@/lib/shared/calls/envelope';
import { supportCodeOf } from '@/lib/shared/errors/support-code';
import { ROUTES, toHref } from '@/lib/shared/routes';

type LaunchFailureProps = {
  readonly failure: Failure;
  readonly back: string;
  readonly start: () => void;
};

/** Code of a launch that only the app may make. */
const IN_APP_ONLY = 'label_start_game_error';

/** Behind the notice: reason, retry, way back, and the support code. */
export function LaunchFailure({ failure, back, start }: LaunchFailureProps) {
  const t = useTranslations('play');
  const notice = useTranslations('notice');
  const toText = useFailureText();
  const code = supportCodeOf(failure.traceId);
  const isAppOnly = failure.code === IN_APP_ONLY;
  return (
    <StatePanel
      icon={isAppOnly ? 'lock' : 'unplugged'}
      text={toText(failure)}
      title={t('failed')}
      tone="alarm"
    >
      {isAppOnly ? (
        <ButtonLink href={ROUTES.download} reload>
          {t('getApp')}
        </ButtonLink>
      ) : (
        <ActionButton onClick={start}>{t('retry')}</ActionButton>
      )}
      <ButtonLink href={back} look="quiet" reload>
        {t('back')}
      </ButtonLink>
      {code && (
        <>
          <SupportCode
            code={code}
            copiedLabel={notice('codeCopied')}
            copyLabel={notice('copyCode')}
            label={notice('supportCode')}
          />
          <ButtonLink href={toHref(ROUTES.service, { support: code })} look="quiet" reload size="small">
            {t('service')}
          </ButtonLink>
        </>
      )}
    </StatePanel>
  );
}
