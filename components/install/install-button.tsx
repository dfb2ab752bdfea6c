'use client';

import { ActionButton } from '@/components/ui/button/action-button';
import { isInstallQueued, queueInstall } from '@/lib/client/install/install-queue';
import styles from './install-button.module.css';

/** How long the installation may take to load before the page shows its written steps. */
const ANSWERED_WITHIN_MS = 4_000;

type InstallButtonProps = {
  readonly label: string;
  /** Id of the steps on this page. */
  readonly steps: string;
};

/** Installs the site by the browser's prompt, or opens this browser's steps. */
export function InstallButton({ label, steps }: InstallButtonProps) {
  const install = () => {
    queueInstall();
    const show = () => isInstallQueued() && document.getElementById(steps)?.scrollIntoView();
    setTimeout(show, ANSWERED_WITHIN_MS);
  };
  return (
    <div className={`needs-script ${styles.place}`}>
      <ActionButton onClick={install} wide>
        {label}
      </ActionButton>
    </div>
  );
}
