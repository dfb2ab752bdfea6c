'use client';

import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import member from '@/components/member/member.module.css';
import { PushTips } from '@/components/push/push-tips';
import { ActionButton } from '@/components/ui/button/action-button';
import { Icon } from '@/components/ui/icon/icon';
import { useDeferredTexts } from '@/lib/client/data/use-deferred-texts';
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

/** Returns the state of push on this device, read at the start and after each step. */
function usePushStatus(): PushStatus {
  const { step } = usePush();
  const [status, setStatus] = useState<PushStatus>('none');
  useEffect(() => {
    let isLatest = true;
    if (step !== 'binding' && step !== 'waiting')
      void readPushStatus().then((current) => isLatest && setStatus(current));
    return () => {
      isLatest = false;
    };
  }, [step]);
  return status;
}

function SwitchButton({ status, isBusy }: { readonly status: PushStatus; readonly isBusy: boolean }) {
  const t = useTranslations('push');
  const [hasTips, setTips] = useState(false);
  const toggle = async () => {
    if (isBusy) return;
    if (status !== 'on') return switchPushOn();
    await switchPushOff();
    showToast({ text: t('isOff') });
  };
  if (status === 'install') return null;
  const isBlocked = status === 'blocked';
  return (
    <>
      <ActionButton
        isBusy={isBusy}
        look="quiet"
        onClick={isBlocked ? () => setTips(true) : () => void toggle()}
      >
        {t(isBlocked ? 'how' : status === 'on' ? 'switchOff' : 'switchOn')}
      </ActionButton>
      {hasTips && <PushTips onClose={() => setTips(false)} />}
    </>
  );
}

function SettingRow() {
  const t = useTranslations('push');
  const status = usePushStatus();
  const { step } = usePush();
  if (status === 'none') return null;
  return (
    <li className={`${member.row} ${styles.row}`}>
      <span className={member.sign}>
        <Icon name="handset" />
      </span>
      <span className={`${member.lines} ${styles.lines}`}>
        <span className={member.rowTitle}>{t('device')}</span>
        <span aria-live="polite" className={member.muted}>
          {t(STATE_KEYS[status])}
        </span>
      </span>
      <span className={styles.button}>
        <SwitchButton isBusy={step === 'binding' || step === 'waiting'} status={status} />
      </span>
    </li>
  );
}

/** Push setting of this device, if supported. Its texts load with the deferred widgets. */
export function PushSwitch() {
  const locale = useLocale();
  const messages = useDeferredTexts();
  return (
    messages && (
      <NextIntlClientProvider locale={locale} messages={messages}>
        <SettingRow />
      </NextIntlClientProvider>
    )
  );
}
