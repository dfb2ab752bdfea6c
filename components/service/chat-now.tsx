'use client';

import { useTranslations } from 'next-intl';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { loadPart } from '@/lib/client/page/load-module';

type ChatNowProps = { readonly backPath: string; readonly loginPath: string; readonly support?: string };

/** Opens the widget, or the chat's page in this tab; a failure opens a notice. */
export function ChatNow({ backPath, loginPath, support }: ChatNowProps) {
  const t = useTranslations('service');
  const { phase, submit } = useGuardedSubmit();
  const open = async (): Promise<boolean> => {
    const part = await loadPart(() => import('@/lib/client/service/open-chat'));
    if (!part) return false;
    const draft = support === undefined ? undefined : t('supportDraft', { code: support });
    const failure = await part.openChat({ title: t('title'), backPath, loginPath, draft });
    if (failure) handleFailure(failure);
    // The widget may be closed and opened again, and a chat page left by Back: never `done`.
    return false;
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit(open);
      }}
    >
      <SubmitButton busyLabel={t('chatOpening')} isBusy={phase === 'processing'} label={t('chatNow')} />
    </form>
  );
}
