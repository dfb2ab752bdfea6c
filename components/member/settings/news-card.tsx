'use client';

import { useTranslations } from 'next-intl';
import styles from '@/components/member/member.module.css';
import { Region } from '@/components/member/region';
import { RowContent } from '@/components/member/row-content';
import { LinkCard } from '@/components/member/settings/link-card';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import { useCall } from '@/lib/client/data/use-call';
import { useIdlePart } from '@/lib/client/page/use-idle-part';
import { consumerSetting } from '@/lib/shared/calls/push-table';
import { parsePushEnabled } from '@/lib/shared/push/parse-push-enabled';

type NewsProps = { readonly newsHref: string };

function PushRow({ isOn }: { readonly isOn: boolean }) {
  const t = useTranslations('member');
  return (
    <li className={`${styles.row} ${styles.wrapping}`}>
      <span className={styles.sign}>
        <Icon name="bell" />
      </span>
      <span className={`${styles.lines} ${styles.rowTitle}`}>{t('push')}</span>
      <span className={isOn ? styles.stateOn : styles.state}>{t(isOn ? 'on' : 'off')}</span>
    </li>
  );
}

function NewsRow({ href }: { readonly href: string }) {
  const t = useTranslations('member');
  return (
    <li>
      <ClientLink className={styles.row} href={href}>
        <RowContent icon="news" title={t('newsLink')} />
      </ClientLink>
    </li>
  );
}

const loadSwitch = async () => (await import('@/components/push/push-switch')).PushSwitch;

/** Loads the push switch after the page. */
function DeferredPushSwitch() {
  const Switch = useIdlePart(loadSwitch);
  return Switch ? <Switch /> : null;
}

/** News, and the push setting if the provider sends it. */
export function NewsAndPush({ newsHref }: NewsProps) {
  const t = useTranslations('member');
  return (
    <Region skeletonRows={2} state={useCall(consumerSetting)} title={t('news')}>
      {(setting) => {
        const isOn = parsePushEnabled(setting);
        return (
          <ul className={styles.rows}>
            {isOn !== undefined && <PushRow isOn={isOn} />}
            {isOn && <DeferredPushSwitch />}
            <NewsRow href={newsHref} />
          </ul>
        );
      }}
    </Region>
  );
}

/** News only, for merchants without a call for member settings. */
export function NewsCard({ newsHref }: NewsProps) {
  const t = useTranslations('member');
  return <LinkCard links={[{ href: newsHref, icon: 'news', title: t('newsLink') }]} title={t('news')} />;
}
