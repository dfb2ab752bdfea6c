import { type ReactNode, useId } from 'react';
import styles from './home.module.css';

/** Cards that belong together, under one heading. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 className={styles.groupTitle} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
