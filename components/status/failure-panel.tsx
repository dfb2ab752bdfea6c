import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import { StatePanel } from '@/components/ui/state/state-panel';
import { FaultCode } from './fault-code';

type FailurePanelProps = {
  readonly traceId: string;
  /** Where the retry leads: the page itself, loaded anew. */
  readonly retryHref: string;
  readonly isPage?: boolean;
};

/** A region that could not be filled: says so, offers another try, and shows the code that service asks for. */
export function FailurePanel({ traceId, retryHref, isPage }: FailurePanelProps) {
  const t = useTranslations('fault');
  return (
    <StatePanel icon="unplugged" isPage={isPage} text={t('loadText')} title={t('loadTitle')} tone="alarm">
      <ButtonLink href={retryHref} reload>
        {t('retry')}
      </ButtonLink>
      <FaultCode trace={traceId} />
    </StatePanel>
  );
}
