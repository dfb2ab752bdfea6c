import { Icon } from '@/components/ui/icon/icon';
import styles from './promotion-picture.module.css';

type PromotionPictureProps = { readonly image?: string; readonly isFirst?: boolean };

/** Picture of a promotion in a fixed ratio, or a gift icon; decorative. */
export function PromotionPicture({ image, isFirst }: PromotionPictureProps) {
  if (!image)
    return (
      <span className={styles.empty}>
        <Icon name="gift" size="large" />
      </span>
    );
  return (
    <img
      alt=""
      className={styles.picture}
      decoding={isFirst ? undefined : 'async'}
      fetchPriority={isFirst ? 'high' : undefined}
      height="320"
      loading={isFirst ? undefined : 'lazy'}
      src={image}
      width="720"
    />
  );
}
