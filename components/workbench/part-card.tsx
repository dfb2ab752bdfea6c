'use client';

import { useState } from 'react';
import type { Part, PartState, Stage } from '@/components/workbench/samples/samples';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import { STILL } from './draw-still-dialogs';
import styles from './part-card.module.css';

/** Dialogs read the window during rendering: mounted after hydration. */
function Cell({ node, stage }: { readonly node: PartState['node']; readonly stage: Stage }) {
  const isHydrated = useHydrated();
  if (stage !== 'overlay') return <div className={`${styles.stage} ${styles[stage]}`}>{node}</div>;
  return (
    <div className={`${styles.stage} ${styles.overlay}`} {...{ [STILL]: '' }}>
      {isHydrated && node}
    </div>
  );
}

type StateCellProps = { readonly state: PartState; readonly part: string; readonly stage: Stage };

function StateCell({ state, part, stage }: StateCellProps) {
  const { label, node, isWide, open } = state;
  const [isOpen, setOpen] = useState(false);
  return (
    <figure className={isWide ? `${styles.cell} ${styles.wide}` : styles.cell}>
      <figcaption className={styles.caption}>
        <span>{label}</span>
        {open && (
          <button
            aria-label={`Open ${part}: ${label}`}
            className={styles.open}
            onClick={() => setOpen(true)}
            type="button"
          >
            Open
          </button>
        )}
      </figcaption>
      <Cell node={node} stage={stage} />
      {isOpen && open?.(() => setOpen(false))}
    </figure>
  );
}

/** A component with all its states side by side. */
export function PartCard({ part }: { readonly part: Part }) {
  const { name, stage = 'inset', states } = part;
  return (
    <article className={styles.part}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.states}>
        {states.map((state) => (
          <StateCell key={state.label} part={name} stage={stage} state={state} />
        ))}
      </div>
    </article>
  );
}
