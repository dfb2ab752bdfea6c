import { messengersOf } from '@/lib/shared/referral/messengers';

const SHARE = { text: 'Join me at Aurora & friends!', url: 'https://one.example/m/register?r=AB12&lang=EN' };

test.each([
  ['JA', 'LINE'],
  ['TH', 'LINE'],
  ['RU', 'Telegram'],
  ['VI', 'Facebook'],
  ['PT-BR', 'WhatsApp'],
  ['EN', 'WhatsApp'],
])('players of %s are offered %s first (M1)', (language, name) => {
  expect(messengersOf(language)[0]?.name).toBe(name);
});

test('text and link arrive whole in each (M1)', () => {
  for (const { toHref } of [...messengersOf('EN'), ...messengersOf('TH'), ...messengersOf('RU')]) {
    const { protocol, searchParams } = new URL(toHref(SHARE));
    expect(protocol).toBe('https:');
    expect([...searchParams.values()].join(' ')).toContain(SHARE.url);
  }
});
