import { useTranslations } from 'next-intl';
import { useId } from 'react';
import field from '@/components/auth/form/form.module.css';
import { FEEDBACK_MAX_CHARS } from '@/lib/shared/service/feedback';
import styles from './feedback.module.css';

type MessageFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** Message, with the remaining characters. */
export function MessageField({ value, error, onChange }: MessageFieldProps) {
  const t = useTranslations('feedback');
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {t('message')}
      </label>
      <div className={`${field.box}${error ? ` ${field.wrong}` : ''}`}>
        <textarea
          aria-describedby={`${id}-note`}
          aria-invalid={error !== undefined || undefined}
          className={`${field.input} ${styles.message}`}
          dir="auto"
          id={id}
          maxLength={FEEDBACK_MAX_CHARS}
          name="message"
          onChange={({ target }) => onChange(target.value)}
          placeholder={t('messageHint')}
          rows={6}
          value={value}
        />
      </div>
      <p className={styles.note} id={`${id}-note`}>
        <span className={field.error}>{error}</span>
        <span className={styles.count}>{t('count', { count: value.length, most: FEEDBACK_MAX_CHARS })}</span>
      </p>
    </div>
  );
}
