// Higher or lower: one open card, and a guess about the next one.
import { chance } from '../parts/chance.ts';
import { h, isCalm, wait } from '../parts/dom.ts';
import { fill } from '../parts/stage-data.ts';
import { createConsole, settleRound, type Table, takeStake } from '../parts/table.ts';
import { type Card, drawCard, guessPays, isRight, nextCard } from '../rules/card-rules.ts';

type Guess = 'higher' | 'lower';

const signs = { heart: '♥', diamond: '♦', spade: '♠', club: '♣' };
const faces: Record<number, string> = { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };

const toName = ({ rank, suit }: Card): string => `${faces[rank] ?? rank}${signs[suit]}`;

const face = (card: Card): HTMLElement => {
  const isRed = card.suit === 'heart' || card.suit === 'diamond';
  const rank = faces[card.rank] ?? String(card.rank);
  return h('div', { class: isRed ? 'card red' : 'card', role: 'img', 'aria-label': toName(card) }, [
    h('span', { class: 'corner', 'aria-hidden': 'true' }, [rank, h('br'), signs[card.suit]]),
    h('span', { class: 'pip', 'aria-hidden': 'true' }, [signs[card.suit]]),
  ]);
};

const back = (): HTMLElement => h('div', { class: 'card back', 'aria-hidden': 'true' });

type GameControls = {
  table: Table;
  open: HTMLElement;
  next: HTMLElement;
  buttons: Record<Guess, HTMLButtonElement>;
  card: Card;
};

const label = ({ table, buttons, card }: GameControls): void => {
  for (const guess of ['higher', 'lower'] as const) {
    const pays = guessPays(card, guess);
    const button = buttons[guess];
    button.disabled = pays === 0;
    button.replaceChildren(
      h('span', {}, [`${guess === 'higher' ? '▲' : '▼'} ${fill(table.stage, guess)}`]),
      h('span', { class: 'odds', dir: 'ltr' }, [pays === 0 ? '—' : `${pays.toFixed(2)}×`]),
    );
  }
};

const playRound = async (
  controls: GameControls,
  guess: Guess,
  lock: (isLocked: boolean) => void,
): Promise<void> => {
  const { table, open, next, buttons } = controls;
  const stake = takeStake(table);
  if (stake === 0) return;
  lock(true);
  for (const button of Object.values(buttons)) button.disabled = true;
  table.root.dataset.result = '';
  table.showMessage('');
  const card = nextCard({ before: controls.card, guess, luck: table.stage.luck }, chance);
  next.replaceChildren(face(card));
  await wait(isCalm() ? 150 : 700);
  const isWon = isRight(controls.card, card, guess);
  settleRound(table, stake, isWon ? stake * guessPays(controls.card, guess) : 0);
  await wait(isCalm() ? 300 : 900);
  controls.card = card;
  open.replaceChildren(face(card));
  next.replaceChildren(back());
  label(controls);
  lock(false);
  buttons[guess].focus({ preventScroll: true });
};

export const playCards = (table: Table): void => {
  const { stage, root } = table;
  const panel = createConsole(table, '');
  const buttons = {
    higher: h('button', { type: 'button', class: 'main-button guess' }),
    lower: h('button', { type: 'button', class: 'main-button guess' }),
  };
  panel.button.replaceWith(h('div', { class: 'guesses' }, [buttons.higher, buttons.lower]));
  const card = drawCard(chance);
  const open = h('div', { class: 'slot-open' }, [face(card)]);
  const next = h('div', { class: 'slot-next' }, [back()]);
  const intro = h('p', { class: 'clock' }, [fill(stage, 'hiloIntro')]);
  root.append(
    h('div', { class: 'felt' }, [intro, h('div', { class: 'cards' }, [open, next])]),
    panel.element,
  );
  const controls = { table, open, next, buttons, card };
  label(controls);
  for (const guess of ['higher', 'lower'] as const)
    buttons[guess].addEventListener('click', () => void playRound(controls, guess, panel.lock));
};
