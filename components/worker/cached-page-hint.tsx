'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { showToast } from '@/lib/client/notice/notice-store';
import { hasFormInput } from '@/lib/client/page/has-form-input';
import { isCachedPage } from '@/lib/client/worker/is-cached-page';
import { watchConnection } from '@/lib/client/worker/watch-connection';
import styles from './cached-page-hint.module.css';

/** `cached`: from the cache, still offline; `back`: online again. */
function usePageSource(): 'fresh' | 'cached' | 'back' {
  const [state, setState] = useState<'fresh' | 'cached' | 'back'>('fresh');
  useEffect(() => {
    void isCachedPage().then((isCached) => isCached && setState('cached'));
  }, []);
  useEffect(() => (state === 'cached' ? watchConnection(() => setState('back')) : undefined), [state]);
  return state;
}

/** States that a page is cached; once online it is refreshed in place, with a message. Input stays. */
export function CachedPageHint() {
  const t = useTranslations('worker');
  const router = useRouter();
  const state = usePageSource();
  useEffect(() => {
    if (state !== 'back') return;
    showToast({ text: t('isBack') });
    if (!hasFormInput()) router.refresh();
  }, [router, state, t]);
  return (
    <div aria-live="polite" className={styles.place} role="status">
      {state === 'cached' && (
        <p className={styles.hint}>
          <Icon name="unplugged" size="small" />
          {t('cachedPage')}
        </p>
      )}
    </div>
  );
}
