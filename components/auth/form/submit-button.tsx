import { ActionButton } from '@/components/ui/button/action-button';
import { Ring } from '@/components/ui/ring/ring';

type SubmitButtonProps = { readonly label: string; readonly busyLabel: string; readonly isBusy: boolean };

/** Main button of a form; announces and shows a pending submit. */
export function SubmitButton({ label, busyLabel, isBusy }: SubmitButtonProps) {
  return (
    <ActionButton isBusy={isBusy} type="submit" wide>
      {isBusy && <Ring />}
      <span aria-live="polite">{isBusy ? busyLabel : label}</span>
    </ActionButton>
  );
}
