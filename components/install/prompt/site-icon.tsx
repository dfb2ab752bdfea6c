import { initialOf } from '@/components/shell/head/brand-icon';
import { readIdentity } from '@/lib/client/install/read-identity';
import styles from './prompt.module.css';

type SiteIconProps = { readonly src?: string; readonly isBusy?: boolean };

/** Icon of the home screen; its initial shows while the picture fails. */
export function SiteIcon({ src, isBusy }: SiteIconProps) {
  const { name, icon } = readIdentity();
  return (
    <span aria-hidden="true" className={styles.icon} data-busy={isBusy || undefined}>
      <span className={styles.initial}>{initialOf(name)}</span>
      {(src ?? icon) && <img alt="" className={styles.picture} height="56" src={src ?? icon} width="56" />}
    </span>
  );
}
