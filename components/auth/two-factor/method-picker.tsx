import { useTranslations } from 'next-intl';
import type { VerifyType } from '@/lib/shared/auth/two-factor';
import styles from './two-factor.module.css';

type MethodPickerProps = {
  readonly offered: readonly VerifyType[];
  readonly picked: VerifyType;
  readonly onPick: (type: VerifyType) => void;
};

/** The ways to prove oneself that the provider offers for this account (S11). */
export function MethodPicker({ offered, picked, onPick }: MethodPickerProps) {
  const t = useTranslations('auth');
  return (
    <fieldset className={styles.methods}>
      <legend className="visually-hidden">{t('methodLabel')}</legend>
      {offered.map((type) => (
        <label className={styles.method} key={type}>
          <input
            checked={type === picked}
            name="method"
            onChange={() => onPick(type)}
            type="radio"
            value={type}
          />
          <span>{t(`method_${type}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
