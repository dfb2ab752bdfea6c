'use client';

import { useSyncExternalStore } from 'react';
import { AgeSign } from '@/components/shell/footer/age-badge';
import { SafetyLine } from '@/components/shell/footer/safety-note';
import { parseSafetyText } from '@/lib/shared/merchant/safety-facts';

const never = () => () => undefined;

// In the shell, the footer stands already.
function readText(): string | undefined {
  const isInShell = document.querySelector('main[id="content"]') !== null;
  return isInShell ? undefined : document.documentElement.dataset.safety;
}

/** Age and licence under a page that threw, where the shell is gone with it; a page has no words for them then. */
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
