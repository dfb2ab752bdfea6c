// The recovery panel, and what a player does with it.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecoveryPanel } from '@/components/auth/recovery/recovery-panel';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

export const REQUEST = '/wps/member/password/reset/request';

export const show = () =>
  renderWithMessages(<RecoveryPanel captchas={{ login: false, sms: false }} hasSms />);
export const name = () =>
  screen.getByLabelText<HTMLInputElement>('User name', { selector: '[name="username"]' });
export const ask = async (userName: string) => {
  await userEvent.type(name(), userName);
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
};
