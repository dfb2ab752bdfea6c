import { Icon } from '@/components/ui/icon/icon';
import { SizedImage } from '@/components/ui/image/sized-image';
import type { ImagePlace } from '@/lib/shared/cdn/image-sizing';
import styles from './promotion-picture.module.css';

type PromotionPictureProps = {
  readonly image?: string;
  readonly isFirst?: boolean;
  readonly place?: ImagePlace;
};

/** Picture of a promotion in a fixed ratio, or a gift icon; decorative. */
export function PromotionPicture({ image, isFirst, place = 'frame' }: PromotionPictureProps) {
  if (!image)
    return (
      <span className={styles.empty}>
        <Icon name="gift" size="large" />
      </span>
    );
  return (
    <SizedImage
      alt=""
      className={styles.picture}
      height="320"
      isFirst={isFirst}
      place={place}
      src={image}
      width="720"
    />
  );
}
