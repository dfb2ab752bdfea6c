import { useTranslations } from 'next-intl';
import { FailureCode } from '@/components/notice/failure-code';
import { ButtonLink } from '@/components/ui/button/button-link';
import { StatePanel } from '@/components/ui/state/state-panel';

type FailurePanelProps = {
  readonly traceId: string;
  /** Target of the retry: the page itself. */
  readonly retryHref: string;
  readonly isPage?: boolean;
};

/** Failed region: retry and support code. */
export function FailurePanel({ traceId, retryHref, isPage }: FailurePanelProps) {
  const t = useTranslations('fault');
  return (
    <StatePanel icon="unplugged" isPage={isPage} text={t('loadText')} title={t('loadTitle')} tone="alarm">
      <ButtonLink href={retryHref} reload>
        {t('retry')}
      </ButtonLink>
      <FailureCode traceId={traceId} />
    </StatePanel>
  );
}
