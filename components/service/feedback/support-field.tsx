import { useTranslations } from 'next-intl';
import { useId } from 'react';
import field from '@/components/auth/form/form.module.css';

type SupportFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** Support code of an error, if any. */
export function SupportField({ value, error, onChange }: SupportFieldProps) {
  const t = useTranslations('feedback');
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {t('support')}
      </label>
      <div className={`${field.box}${error ? ` ${field.wrong}` : ''}`}>
        <input
          aria-describedby={`${id}-note`}
          aria-invalid={error !== undefined || undefined}
          autoCapitalize="characters"
          autoComplete="off"
          className={field.input}
          dir="ltr"
          id={id}
          maxLength={20}
          name="support"
          onChange={({ target }) => onChange(target.value)}
          spellCheck={false}
          value={value}
        />
      </div>
      <p className={error ? field.error : field.hint} id={`${id}-note`}>
        {error ?? t('supportHint')}
      </p>
    </div>
  );
}
