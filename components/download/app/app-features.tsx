import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-table';
import styles from './app.module.css';

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
