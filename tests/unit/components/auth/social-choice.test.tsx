import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SocialOffer } from '@/components/auth/social/social-offer';
import { storeProof } from '@/lib/client/auth/pending-proof';
import { setUnderlyingPage } from '@/lib/client/page/underlying-page';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

const push = jest.fn();
const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, replace }) }));

const FACTS = {
  ...{ google: true, facebook: false, twitter: false },
  ...{ autoCreate: false, manualRegistration: true, isExpiryForced: false },
  line: { clientId: '1', authorizeUrl: 'https://line.example/a', pkce: false },
};

test('over a page the screen of the registration takes the place of the log-in, so that one step back leads to the page (A10, RR1)', async () => {
  resetPage();
  setUnderlyingPage('/m/live');
  const card = document.body.appendChild(document.createElement('dialog'));
  card.dataset.entry = '';
  renderWithMessages(<SocialOffer facts={FACTS} place="login" />);
  act(() => storeProof({ kind: 'firebase', channel: 'GOOGLE', idToken: 't2' }, ''));
  await userEvent.click(screen.getByRole('button', { name: 'Create a new account' }));
  expect(replace).toHaveBeenCalledWith('/m/register', { scroll: false });
  expect(push).not.toHaveBeenCalled();
});
