import 'client-only';
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';

function isByKeyboard(target: EventTarget): boolean {
  return target instanceof Element && target.matches(':focus-visible');
}

/** Returns the state of controls that are open at first, and close after `afterMs` without pointer or keyboard focus, and on Escape. `handlers` belong to their element. */
export function useAutoHide(afterMs: number) {
  const [isOpen, setOpen] = useState(true);
  const [isHeld, setHeld] = useState(false);
  const [touchedAt, setTouchedAt] = useState(() => Date.now());
  useEffect(() => {
    if (!isOpen || isHeld) return;
    const timer = setTimeout(() => setOpen(false), touchedAt + afterMs - Date.now());
    return () => clearTimeout(timer);
  }, [isOpen, isHeld, touchedAt, afterMs]);
  const touch = () => setTouchedAt(Date.now());
  const toggle = () => {
    touch();
    setOpen((before) => !before);
  };
  const handlers = {
    onPointerMove: touch,
    onFocus: ({ target }: FocusEvent) => {
      if (!isByKeyboard(target)) return;
      setHeld(true);
      setOpen(true);
    },
    onBlur: () => {
      touch();
      setHeld(false);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    },
  };
  return { isOpen, toggle, handlers };
}
