import { FailureCode } from '@/components/notice/failure-code';
import { useFailureText } from '@/components/notice/use-failure-text';
import type { Failure } from '@/lib/shared/calls/envelope';
import { actionOf } from '@/lib/shared/errors/action-of';
import { FormError } from './form-error';

/** Why a form was not accepted. A fault that no notice shows, as HTTP 502, has its support code here. */
export function FailureError({ failure, text }: { readonly failure: Failure; readonly text?: string }) {
  const toText = useFailureText();
  return (
    <>
      <FormError text={text ?? toText(failure)} />
      {actionOf(failure).surface === 'none' && <FailureCode traceId={failure.traceId} />}
    </>
  );
}
