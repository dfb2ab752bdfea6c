'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { UnknownAccountProps } from '@/components/auth/unknown-account';
import { loadPart } from '@/lib/client/page/load-module';
import type { Failure } from '@/lib/shared/calls/envelope';
import { actionOf } from '@/lib/shared/errors/action-of';

type SlotProps = {
  readonly failure: Failure | undefined;
  /** Called when the player stays to try another name. */
  readonly onStay: () => void;
};

const loadDialog = () => import('./unknown-account');

/** Opens the choice for a login whose user name has no account; loads the dialog on demand. */
export function UnknownAccountSlot({ failure, onStay }: SlotProps) {
  const [Dialog, setDialog] = useState<ComponentType<UnknownAccountProps>>();
  const [closed, setClosed] = useState<Failure>();
  const isDue = failure !== undefined && actionOf(failure).surface === 'login-choose';
  useEffect(() => {
    if (isDue) void loadPart(loadDialog).then((part) => part && setDialog(() => part.UnknownAccount));
  }, [isDue]);
  if (!isDue || !Dialog || closed === failure) return null;
  const close = () => {
    setClosed(failure);
    // After the dialog has given the focus back.
    setTimeout(onStay);
  };
  return <Dialog failure={failure} onClose={close} />;
}
