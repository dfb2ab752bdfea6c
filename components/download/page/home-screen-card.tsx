import { useTranslations } from 'next-intl';
import { InstallButton } from '@/components/install/install-button';
import { Icon } from '@/components/ui/icon/icon';
import styles from './download.module.css';
import { InstallStepList } from './install-step-list';

const STEPS = 'home-screen-steps';

type HomeScreenCardProps = {
  /** Address for the phone of a reader at a computer. */
  readonly address?: string;
};

/** The site on the home screen, for every device. */
export function HomeScreenCard({ address }: HomeScreenCardProps) {
  const t = useTranslations('download');
  const installText = useTranslations('install');
  return (
    <section className={styles.card} id={STEPS}>
      <div className={styles.cardHead}>
        <span className={styles.sign}>
          <Icon name="home" />
        </span>
        <h2 className={styles.cardTitle}>{t('siteTitle')}</h2>
      </div>
      <p className={styles.muted}>{t('siteText')}</p>
      {address && (
        <p className={styles.address}>
          {t('onPhone')} <bdi>{address}</bdi>
        </p>
      )}
      <InstallButton label={installText('installHere')} steps={STEPS} />
      {(['ios', 'android'] as const).map((system) => (
        <div className={`${styles.how} ${styles[system]}`} key={system}>
          <h3 className={styles.howTitle}>{t(system)}</h3>
          <InstallStepList name={system} />
        </div>
      ))}
    </section>
  );
}
