import { type FormEventHandler, type ReactNode, type Ref, useId } from 'react';
import styles from './form.module.css';

/** Props of a form field. */
export type TextFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: string;
  readonly type?: 'text' | 'password';
  readonly inputMode?: 'text' | 'numeric' | 'tel';
  readonly hint?: string;
  readonly placeholder?: string;
  /** Fault of the input; replaces the hint. */
  readonly error?: string;
  readonly maxLength?: number;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onFocus?: () => void;
  readonly onInput?: FormEventHandler<HTMLInputElement>;
  /** Shown at the end of the label's line. */
  readonly beside?: ReactNode;
  /** Shown at the end of the line, inside the frame. */
  readonly trailing?: ReactNode;
};

/** Labelled input with hint or fault below. Uncontrolled: the browser holds the value. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    name,
    autoComplete,
    type = 'text',
    inputMode,
    hint,
    error,
    maxLength = 128,
    inputRef,
    placeholder,
    trailing,
    beside,
    onFocus,
    onInput,
  } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={`${styles.box}${error ? ` ${styles.wrong}` : ''}`}>
        <input
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          aria-invalid={error !== undefined || undefined}
          autoCapitalize={type === 'password' ? undefined : 'none'}
          autoComplete={autoComplete}
          autoCorrect="off"
          className={styles.input}
          dir={type === 'password' ? 'ltr' : 'auto'}
          id={id}
          inputMode={inputMode}
          maxLength={maxLength}
          name={name}
          onFocus={onFocus}
          onInput={onInput}
          placeholder={placeholder}
          ref={inputRef}
          spellCheck={false}
          type={type}
        />
        {trailing}
      </div>
      {beside && <div className={styles.beside}>{beside}</div>}
      {note !== undefined && (
        <p className={error ? styles.error : styles.hint} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
