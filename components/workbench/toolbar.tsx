import type { ReactNode } from 'react';
import type { CatalogueSection } from '@/components/workbench/samples/samples';
import styles from './toolbar.module.css';
import { DIRECTIONS, SIZES, toViewQuery, type WorkbenchView } from './view';

/** Another brand's workbench. */
export type BrandLink = { readonly name: string; readonly href: string; readonly isCurrent: boolean };

type ToolbarProps = {
  readonly brands: readonly BrandLink[];
  readonly sections: readonly CatalogueSection[];
  readonly view: WorkbenchView;
};

type ChoiceProps = { readonly href: string; readonly isCurrent: boolean; readonly children: ReactNode };

function Choice({ href, isCurrent, children }: ChoiceProps) {
  return (
    <li>
      <a aria-current={isCurrent ? 'true' : undefined} className={styles.choice} href={href}>
        {children}
      </a>
    </li>
  );
}

function Switch({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.switch}>
      <span className={styles.label}>{label}</span>
      <ul aria-label={label} className={styles.choices}>
        {children}
      </ul>
    </div>
  );
}

/** Switches of the workbench: plain links, so that every view has an address. */
export function Toolbar({ brands, sections, view }: ToolbarProps) {
  const toHref = (change: Partial<WorkbenchView>) => toViewQuery({ ...view, ...change });
  return (
    <nav aria-label="Workbench" className={styles.toolbar}>
      <Switch label="Brand">
        {brands.map(({ name, href, isCurrent }) => (
          <Choice href={`${href}${toViewQuery(view)}`} isCurrent={isCurrent} key={href}>
            <bdi>{name}</bdi>
          </Choice>
        ))}
      </Switch>
      <Switch label="Direction">
        <Choice href={toHref({ dir: undefined })} isCurrent={!view.dir}>
          of the language
        </Choice>
        {DIRECTIONS.map((dir) => (
          <Choice href={toHref({ dir })} isCurrent={view.dir === dir} key={dir}>
            {dir}
          </Choice>
        ))}
      </Switch>
      <Switch label="Text size">
        {SIZES.map((size) => (
          <Choice href={toHref({ size })} isCurrent={view.size === size} key={size}>
            {`${size} %`}
          </Choice>
        ))}
      </Switch>
      <Switch label="Section">
        <Choice href={toHref({ only: undefined })} isCurrent={!view.only}>
          all
        </Choice>
        {sections.map(({ id }) => (
          <Choice href={toHref({ only: id })} isCurrent={view.only === id} key={id}>
            {id}
          </Choice>
        ))}
      </Switch>
    </nav>
  );
}
