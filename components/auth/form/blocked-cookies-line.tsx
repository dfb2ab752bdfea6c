'use client';

import { useEffect, useState } from 'react';
import { FormError } from './form-error';

/** Says above a form that a browser which blocks cookies keeps no session. */
export function BlockedCookiesLine({ text }: { readonly text: string }) {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => setBlocked(!navigator.cookieEnabled), []);
  return isBlocked && <FormError text={text} />;
}
