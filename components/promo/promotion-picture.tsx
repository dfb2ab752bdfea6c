import { Icon } from '@/components/ui/icon/icon';
import styles from './promotion-picture.module.css';

type PromotionPictureProps = { readonly image?: string; readonly isFirst?: boolean };

/** A promotion's picture in its fixed shape, or the sign of a gift where it has none; the title beside it says what it is. */
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
