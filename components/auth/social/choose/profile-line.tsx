import { profileOf } from '@/lib/shared/social/profile-of';
import type { SocialProof } from '@/lib/shared/social/social-proof';
import styles from './profile-line.module.css';

/** Name and picture from the third party; nothing if it sends neither. */
export function ProfileLine({ proof }: { readonly proof: SocialProof }) {
  const { name, picture } = profileOf(proof);
  if (!name && !picture) return null;
  return (
    <p className={styles.line}>
      {picture && (
        <img
          alt=""
          className={styles.picture}
          height="48"
          referrerPolicy="no-referrer"
          src={picture}
          width="48"
        />
      )}
      {name && (
        <bdi className={styles.name} translate="no">
          {name}
        </bdi>
      )}
    </p>
  );
}
