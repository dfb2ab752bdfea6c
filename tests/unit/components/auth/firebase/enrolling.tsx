// The second-factor dialog among the page's overlays, and an account whose answers the test sets.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnrolDialog } from '@/components/auth/firebase/enrol/enrol-dialog';
import { OverlayProvider } from '@/components/notice/overlay-provider';
import type { FactorHint } from '@/lib/shared/firebase/second-factor';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

export const PHONE = { uid: 'h1', factor: 'phone', label: '+•••••••5678' } as const;
export const SECRET = { secret: { secretKey: 'SECRET234' }, address: 'otpauth://totp/One:lan' };
const GOOGLE = { channel: 'GOOGLE', name: 'Google', look: 'google' } as const;
const FACTS = { config: { apiKey: 'k', authDomain: 'one.firebaseapp.com', projectId: 'one' } };
export const onClose = jest.fn();
export const account = {
  list: jest.fn((): readonly FactorHint[] => [PHONE]),
  sendPhone: jest.fn(async () => 'proof-1'),
  addPhone: jest.fn(async () => undefined),
  startApp: jest.fn(async () => SECRET),
  addApp: jest.fn(async () => undefined),
  remove: jest.fn(async () => undefined),
  close: jest.fn(async () => undefined),
};
export const error = (code: string) => Object.assign(new Error(''), { code });
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Opens the dialog. */
export function show() {
  return renderWithMessages(
    <>
      <EnrolDialog facts={FACTS} issuer="One" onClose={onClose} providers={[GOOGLE]} />
      <OverlayProvider />
    </>,
  );
}

/** Types a code and sends it. */
export async function typeCode(code: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Code'), code);
  await press('Confirm');
}
