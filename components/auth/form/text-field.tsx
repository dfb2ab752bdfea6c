import { type FormEventHandler, type ReactNode, type Ref, useId } from 'react';
import styles from './form.module.css';

/** What a field of a form needs to know. */
export type TextFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: string;
  readonly type?: 'text' | 'password';
  readonly inputMode?: 'text' | 'numeric';
  readonly hint?: string;
  readonly placeholder?: string;
  /** The fault of what was typed; it replaces the hint. */
  readonly error?: string;
  readonly maxLength?: number;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onFocus?: () => void;
  readonly onInput?: FormEventHandler<HTMLInputElement>;
  /** Stands at the end of the label's line. */
  readonly beside?: ReactNode;
  /** Stands at the end of the line, inside the frame. */
  readonly trailing?: ReactNode;
};

/** A labelled line of text with its hint or its fault right under it. The browser keeps the value (uncontrolled). */
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
