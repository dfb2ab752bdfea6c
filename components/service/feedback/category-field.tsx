import { useTranslations } from 'next-intl';
import { useId } from 'react';
import field from '@/components/auth/form/form.module.css';
import {
  FEEDBACK_CATEGORIES,
  type FeedbackCategory,
  toFeedbackCategory,
} from '@/lib/shared/service/feedback';
import styles from './feedback.module.css';

type CategoryFieldProps = {
  readonly value: FeedbackCategory;
  readonly onChange: (value: FeedbackCategory) => void;
};

/** What the message is about. */
export function CategoryField({ value, onChange }: CategoryFieldProps) {
  const t = useTranslations('feedback');
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {t('category')}
      </label>
      <div className={`${field.box} ${styles.choice}`}>
        <select
          className={field.input}
          id={id}
          name="category"
          onChange={({ target }) => onChange(toFeedbackCategory(target.value))}
          value={value}
        >
          {FEEDBACK_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {t(`category_${category}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
