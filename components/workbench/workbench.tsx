'use client';

import { useInsertionEffect } from 'react';
import type { CatalogueSection } from '@/components/workbench/samples/samples';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import { drawStillDialogs } from './draw-still-dialogs';
import { PartCard } from './part-card';
import { ACTION_SECTION } from './parts/action-section';
import { DIALOG_SECTION } from './parts/dialog-section';
import { FIELD_SECTION } from './parts/field-section';
import { GAME_SECTION } from './parts/game-section';
import { MEMBER_SECTION } from './parts/member-section';
import { NOTICE_SECTION } from './parts/notice-section';
import { OFFER_SECTION } from './parts/offer-section';
import { PROMPT_SECTION } from './parts/prompt-section';
import { ROW_SECTION } from './parts/row-section';
import { SIGN_SECTION } from './parts/sign-section';
import { STATE_SECTION } from './parts/state-section';
import { type BrandLink, Toolbar } from './toolbar';
import type { WorkbenchView } from './view';
import styles from './workbench.module.css';

/** All sections of the workbench, in order. */
const CATALOGUE: readonly CatalogueSection[] = [
  ACTION_SECTION,
  FIELD_SECTION,
  SIGN_SECTION,
  STATE_SECTION,
  ROW_SECTION,
  GAME_SECTION,
  OFFER_SECTION,
  MEMBER_SECTION,
  NOTICE_SECTION,
  DIALOG_SECTION,
  PROMPT_SECTION,
];

type WorkbenchProps = { readonly brands: readonly BrandLink[]; readonly view: WorkbenchView };

function applyView({ dir, size }: Pick<WorkbenchView, 'dir' | 'size'>): () => void {
  const root = document.documentElement;
  const before = root.dir;
  root.dir = dir ?? before;
  root.style.fontSize = size === 100 ? '' : `${size}%`;
  return () => {
    root.dir = before;
    root.style.fontSize = '';
  };
}

/** Sets direction and text size on the document, and keeps dialogs in their cells. */
function PageSettings({ dir, size }: Pick<WorkbenchView, 'dir' | 'size'>) {
  // Insertion effects run before the layout effects in which dialogs open and grids measure.
  useInsertionEffect(drawStillDialogs, []);
  useInsertionEffect(() => applyView({ dir, size }), [dir, size]);
  return null;
}

/** Every part of the interface in its states, in the brand, mode, direction and text size of the address. */
export function Workbench({ brands, view }: WorkbenchProps) {
  const isHydrated = useHydrated();
  const shown = CATALOGUE.filter(({ id }) => view.only === undefined || id === view.only);
  return (
    <div className={styles.workbench} data-no-bar data-ready={isHydrated ? '' : undefined} lang="en">
      <PageSettings {...view} />
      <h1 className={styles.title}>Component workbench</h1>
      <Toolbar brands={brands} sections={CATALOGUE} view={view} />
      {shown.map(({ id, title, parts }) => (
        <section aria-labelledby={id} className={styles.section} data-section={id} key={id}>
          <h2 className={styles.heading} id={id}>
            {title}
          </h2>
          {parts.map((part) => (
            <PartCard key={part.name} part={part} />
          ))}
        </section>
      ))}
    </div>
  );
}
