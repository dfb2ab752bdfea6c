import { WalletCard } from '@/components/member/wallet/wallet-card';
import type { Wallet } from '@/lib/shared/member/wallet';
import { renderWithMessages } from '../ui/with-messages';

const SCRIPT = 'https://cards.example/v1/card.js';
const DEPOSIT = { kind: 'partner', href: '/m/out?to=https://cashier.example' } as const;
const scripts = () => [...document.scripts].map(({ src }) => src).filter((src) => src !== '');

const show = (more: Partial<Wallet>) =>
  renderWithMessages(<WalletCard wallet={{ hasBalance: false, hasTransactions: false, ...more }} />);

test('the card payment provider’s script loads with the deposit link, once, and only if the registry names it (SEC-79)', () => {
  show({ deposit: DEPOSIT });
  expect(scripts()).toEqual([]);
  show({ deposit: DEPOSIT, cardScript: SCRIPT }).unmount();
  show({ deposit: DEPOSIT, cardScript: SCRIPT });
  expect(scripts()).toEqual([SCRIPT]);
});
