import { useTranslations } from 'next-intl';
import head from '@/components/download/download-head.module.css';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-table';
import { SizedImage } from '@/components/ui/image/sized-image';
import type { Asset } from '@/lib/shared/download/download-links';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './app.module.css';

type AppHeadProps = {
  readonly brandName: string;
  readonly icon: string;
  readonly description: string;
  readonly query: URLSearchParams;
};

/** Head of the app page, with the download link. */
export function AppHead({ brandName, icon, description, query }: AppHeadProps) {
  const t = useTranslations('download');
  return (
    <div className={head.head}>
      <img alt="" className={head.icon} height="88" src={icon} width="88" />
      <h1 className={head.title}>{t('appTitle', { brand: brandName })}</h1>
      <p className={head.lead}>{description || t('lead')}</p>
      <ButtonLink href={toHref(ROUTES.download, {}, query)}>
        <Icon name="download" size="small" />
        {t('get')}
      </ButtonLink>
    </div>
  );
}

/** The merchant's pictures of the app; a scrolling row, reachable by keyboard. */
export function AppPictures({
  assets,
  brandName,
}: {
  readonly assets: readonly Asset[];
  readonly brandName: string;
}) {
  const t = useTranslations('download');
  if (assets.length === 0) return null;
  return (
    <section className={styles.pictures}>
      <h2 className={styles.heading}>{t('pictures')}</h2>
      <ul aria-label={t('pictures')} className={styles.row} tabIndex={0}>
        {assets.map(({ url }, index) => (
          <li className={styles.frame} key={url}>
            <SizedImage
              alt={t('picture', { brand: brandName, number: index + 1, total: assets.length })}
              className={styles.picture}
              height="400"
              place="cover"
              src={url}
              width="225"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const FEATURES: readonly { readonly name: string; readonly icon: IconName }[] = [
  { name: 'tap', icon: 'handset' },
  { name: 'full', icon: 'grid' },
  { name: 'same', icon: 'user' },
];

/** What the app is good for: true of any app, no numbers. */
export function AppFeatures() {
  const t = useTranslations('download');
  return (
    <ul className={styles.features}>
      {FEATURES.map(({ name, icon }) => (
        <li className={styles.feature} key={name}>
          <span className={styles.sign}>
            <Icon name={icon} />
          </span>
          <div>
            <h2 className={styles.name}>{t(`${name}Title`)}</h2>
            <p className={styles.text}>{t(`${name}Text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
