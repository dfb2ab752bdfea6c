'use client';

import { useSyncExternalStore } from 'react';
import { AgeSign } from '@/components/shell/footer/age-badge';
import { SafetyLine } from '@/components/shell/footer/safety-note';
import { parseSafetyText } from '@/lib/shared/merchant/safety-facts';

const never = () => () => undefined;

// The shell has its own footer.
function readText(): string | undefined {
  const isInShell = document.querySelector('main[id="content"]') !== null;
  return isInShell ? undefined : document.documentElement.dataset.safety;
}

/** Age and licence below a crashed page without the shell; its texts are not available then. */
export function CrashFooter() {
  const safety = parseSafetyText(useSyncExternalStore(never, readText, () => undefined));
  if (!safety) return null;
  const age = `${safety.minimumAge}+`;
  return (
    <SafetyLine licence={safety.licence}>
      {safety.minimumAge > 0 && <AgeSign label={age} text={age} />}
    </SafetyLine>
  );
}
