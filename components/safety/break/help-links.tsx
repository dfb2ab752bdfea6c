import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import textLink from '@/components/ui/client-link/text-link.module.css';
import type { BrandSafety } from '@/lib/shared/merchant/brand';
import styles from './break.module.css';

type HelpLinksProps = {
  readonly links: BrandSafety['helpLinks'];
  /** Additional link, as a list item. */
  readonly children?: ReactNode;
};

/** Help with gambling problems: the merchant's addresses, each in a new tab. */
export function HelpLinks({ links, children }: HelpLinksProps) {
  const t = useTranslations('playBreak');
  return (
    <ul className={styles.links}>
      {links.map(({ text, url }) => (
        <li key={url}>
          <a className={textLink.link} href={url} rel="noopener noreferrer" target="_blank">
            {url.includes(text) ? t('help') : text}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
