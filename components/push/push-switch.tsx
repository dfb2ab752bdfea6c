'use client';

import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import useSwr from 'swr';
import member from '@/components/member/member.module.css';
import { PushTips } from '@/components/push/push-tips';
import { ActionButton } from '@/components/ui/button/action-button';
import { Icon } from '@/components/ui/icon/icon';
import { fetchTexts } from '@/lib/client/api/site/fetch-texts';
import { showToast } from '@/lib/client/notice/notice-store';
import { type PushStatus, readPushStatus } from '@/lib/client/push/read-push-status';
import { switchPushOff, switchPushOn } from '@/lib/client/push/run-push';
import { usePush } from '@/lib/client/push/use-push';
import styles from './push-switch.module.css';

const STATE_KEYS = {
  on: 'deviceOn',
  off: 'deviceOff',
  blocked: 'deviceBlocked',
  install: 'deviceInstall',
} as const;

/** Current state: read at the start and after each step. */
function useStanding(): PushStatus {
  const { step } = usePush();
  const [standing, setStanding] = useState<PushStatus>('none');
  useEffect(() => {
    let isLatest = true;
    if (step !== 'binding' && step !== 'waiting')
      void readPushStatus().then((status) => isLatest && setStanding(status));
    return () => {
      isLatest = false;
    };
  }, [step]);
  return standing;
}

function SwitchButton({ standing, isBusy }: { readonly standing: PushStatus; readonly isBusy: boolean }) {
  const t = useTranslations('push');
  const [hasTips, setTips] = useState(false);
  const toggle = async () => {
    if (isBusy) return;
    if (standing !== 'on') return switchPushOn();
    await switchPushOff();
    showToast({ text: t('isOff') });
  };
  if (standing === 'install') return null;
  const isBlocked = standing === 'blocked';
  return (
    <>
      <ActionButton
        isBusy={isBusy}
        look="quiet"
        onClick={isBlocked ? () => setTips(true) : () => void toggle()}
      >
        {t(isBlocked ? 'how' : standing === 'on' ? 'switchOff' : 'switchOn')}
      </ActionButton>
      {hasTips && <PushTips onClose={() => setTips(false)} />}
    </>
  );
}

function Row() {
  const t = useTranslations('push');
  const standing = useStanding();
  const { step } = usePush();
  if (standing === 'none') return null;
  return (
    <li className={`${member.row} ${styles.row}`}>
      <span className={member.sign}>
        <Icon name="handset" />
      </span>
      <span className={`${member.lines} ${styles.lines}`}>
        <span className={member.rowTitle}>{t('device')}</span>
        <span aria-live="polite" className={member.muted}>
          {t(STATE_KEYS[standing])}
        </span>
      </span>
      <span className={styles.button}>
        <SwitchButton isBusy={step === 'binding' || step === 'waiting'} standing={standing} />
      </span>
    </li>
  );
}

/** Push setting of this device, if supported. Its texts load with the deferred widgets. */
export function PushSwitch() {
  const locale = useLocale();
  const { data: messages } = useSwr(['late-texts', locale], fetchTexts, { revalidateOnFocus: false });
  return (
    messages && (
      <NextIntlClientProvider locale={locale} messages={messages}>
        <Row />
      </NextIntlClientProvider>
    )
  );
}
