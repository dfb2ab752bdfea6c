'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useFailureText } from '@/components/notice/use-failure-text';
import { loadPart } from '@/lib/client/page/load-module';
import type { Failure } from '@/lib/shared/calls/envelope';
import { actionOf } from '@/lib/shared/errors/action-of';
import { FormError } from './form-error';

type CodeProps = { readonly traceId: string };

// Rarely seen, so it is no part of the first load.
const loadCode = () => import('@/components/notice/failure-code');

function DeferredCode({ traceId }: CodeProps) {
  const [Code, setCode] = useState<ComponentType<CodeProps>>();
  useEffect(() => {
    void loadPart(loadCode).then((part) => part && setCode(() => part.FailureCode));
  }, []);
  return Code && <Code traceId={traceId} />;
}

/** Why a form was not accepted. A fault that no notice shows, as HTTP 502, has its support code here. */
export function FailureError({ failure, text }: { readonly failure: Failure; readonly text?: string }) {
  const toText = useFailureText();
  return (
    <>
      <FormError text={text ?? toText(failure)} />
      {actionOf(failure).surface === 'none' && <DeferredCode traceId={failure.traceId} />}
    </>
  );
}
