// Parts that every game gets: stage, wallet, element and messages.
import { h } from './dom.ts';
import { fill, type StageData } from './stage-data.ts';
import { type PlayWallet, toMoney } from './wallet.ts';

export type Table = {
  stage: StageData;
  wallet: PlayWallet;
  root: HTMLElement;
  showMessage: (text: string) => void;
};

const step = (table: Table, key: 'less' | 'more', by: number): HTMLButtonElement => {
  const label = fill(table.stage, key);
  const button = h('button', { type: 'button', class: 'step', 'aria-label': label }, [by < 0 ? '−' : '+']);
  button.addEventListener('click', () => table.wallet.turnStake(by));
  return button;
};

const stakeField = (table: Table): HTMLElement => {
  const { stage, wallet } = table;
  const figure = h('output', { class: 'stake-figure', 'aria-label': fill(stage, 'stake') });
  wallet.onChange(() => {
    figure.textContent = toMoney(stage, wallet.stake);
  });
  const middle = h('div', { class: 'stake-middle' }, [
    h('span', { class: 'label', 'aria-hidden': 'true' }, [fill(stage, 'stake')]),
    figure,
  ]);
  return h('div', { class: 'stake' }, [step(table, 'less', -1), middle, step(table, 'more', 1)]);
};

export type Console = {
  element: HTMLElement;
  button: HTMLButtonElement;
  /** While a round runs the stake cannot change. */
  lock: (isLocked: boolean) => void;
};

/** The stake ladder and the main button under every game. */
export const createConsole = (table: Table, label: string): Console => {
  const button = h('button', { type: 'button', class: 'main-button' }, [label]);
  const field = stakeField(table);
  const element = h('div', { class: 'console' }, [field, button]);
  const lock = (isLocked: boolean): void => {
    for (const one of field.querySelectorAll('button')) one.disabled = isLocked;
  };
  return { element, button, lock };
};

/** Takes the stake, or shows why not; 0 where no round begins. */
export const takeStake = ({ wallet, showMessage, stage }: Table): number => {
  const stake = wallet.startRound();
  if (stake === 0) showMessage(fill(stage, 'tooLittle'));
  return stake;
};

/** Ends a round and shows the result. */
export const settleRound = (table: Table, stake: number, win: number): void => {
  const { stage, wallet, showMessage, root } = table;
  wallet.endRound(stake, win);
  root.dataset.result = win > 0 ? 'win' : 'loss';
  showMessage(win > 0 ? fill(stage, 'won', { amount: toMoney(stage, win) }) : fill(stage, 'noWin'));
};
