import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LANGUAGE_SHEET, LanguageButton, LanguageSheet } from '@/components/locale/language-sheet';
import { SiteFooter } from '@/components/shell/footer/site-footer';
import { Header } from '@/components/shell/header/header';
import { ClientLinks } from '@/components/shell/navigation/client-links';
import { TabBar } from '@/components/shell/tab-bar/tab-bar';
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import { SHELL_END } from '@/lib/shared/measure/shell-mark';
import type { Brand } from '@/lib/shared/merchant/brand';
import type { PromotionSwitch } from '@/lib/shared/promo/promotions';
import styles from './shell.module.css';

type ShellProps = {
  readonly brand: Brand;
  readonly language: LanguageCode;
  readonly query: URLSearchParams;
  readonly member: ReactNode;
  /** The REFERRAL promotion; undefined when it could not be had. */
  readonly promotion?: PromotionSwitch;
  /** The download bar, where the merchant has one. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
};

/** Frame of every page under /m: header, footer, tab bar and language sheet. */
export function Shell({ brand, language, query, member, promotion, bar, children }: ShellProps) {
  const t = useTranslations('shell');
  const hasChoice = brand.languages.length > 1;
  return (
    <>
      {/* Nothing is painted before it is parsed: else a slow parser shows halves that shift (CLS 0). */}
      <link blocking="render" href={`#${SHELL_END}`} rel="expect" />
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      {bar}
      <Header brand={brand} language={hasChoice && <LanguageButton />} member={member} query={query} />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter brand={brand} language={language} promotion={promotion} query={query} />
      <TabBar off={brand.off} query={query} />
      {/* Behind the bar: inside it, the browser would paint at the bar's start. */}
      <span hidden id={SHELL_END} />
      <ClientLinks />
      {hasChoice && (
        <LanguageSheet current={language} id={LANGUAGE_SHEET} languages={brand.languages} query={query} />
      )}
    </>
  );
}
