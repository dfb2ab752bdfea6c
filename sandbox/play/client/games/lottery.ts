// Lottery ticket: numbers to choose, countdown, balls one by one, and the payout.
import { chance, drawNumbers } from '../parts/chance.ts';
import { h, isCalm, wait } from '../parts/dom.ts';
import { fill } from '../parts/stage-data.ts';
import { type Console, createConsole, settleRound, type Table, takeStake } from '../parts/table.ts';
import { countHits, drawBalls, payTimes } from '../rules/lottery-rules.ts';
import { createNumberBoard, type NumberBoard } from './number-board.ts';

const secondsToDraw = 5;
const ballMs = 620;

type GameControls = {
  table: Table;
  board: NumberBoard;
  tray: HTMLElement;
  clock: HTMLElement;
  panel: Console;
};

const ball = (number: number, isHit: boolean): HTMLElement =>
  h('span', { class: isHit ? 'ball hit' : 'ball', 'data-tone': String(number % 5) }, [String(number)]);

const countDown = async ({ table, clock }: GameControls): Promise<void> => {
  for (let left = secondsToDraw; left > 0; left -= 1) {
    clock.textContent = fill(table.stage, 'drawIn', { time: `00:0${left}` });
    await wait(1000);
  }
  clock.textContent = fill(table.stage, 'drawing');
};

const showDraw = async ({ table, board, tray }: GameControls, ticket: number[]): Promise<number> => {
  const { pool } = table.stage.ticket;
  const drawn = drawBalls({ ticket, pool, luck: table.stage.luck }, chance);
  tray.replaceChildren();
  for (const number of drawn) {
    const isHit = ticket.includes(number);
    tray.append(ball(number, isHit));
    if (isHit) board.mark(number);
    await wait(isCalm() ? 120 : ballMs);
  }
  return countHits(ticket, drawn);
};

const playRound = async (controls: GameControls): Promise<void> => {
  const { table, board, panel, clock } = controls;
  const stake = takeStake(table);
  if (stake === 0) return;
  const ticket = board.chosen();
  table.root.dataset.result = '';
  table.showMessage('');
  board.lock(true);
  panel.lock(true);
  panel.button.disabled = true;
  await countDown(controls);
  const hits = await showDraw(controls, ticket);
  clock.textContent = fill(table.stage, 'hits', { n: hits });
  settleRound(table, stake, stake * payTimes(ticket.length, hits));
  board.lock(false);
  panel.lock(false);
  panel.button.disabled = false;
};

const emptyTray = (pick: number): HTMLElement[] =>
  Array.from({ length: pick }, () => h('span', { class: 'ball empty', 'aria-hidden': 'true' }));

const toolButton = (label: string, act: () => void): HTMLButtonElement => {
  const button = h('button', { type: 'button', class: 'quiet-button' }, [label]);
  button.addEventListener('click', act);
  return button;
};

export const playLottery = (table: Table): void => {
  const { stage, root } = table;
  const { pick, pool } = stage.ticket;
  const panel = createConsole(table, fill(stage, 'buy'));
  const clock = h('p', { class: 'clock' }, [fill(stage, 'pick', { n: pick })]);
  const tray = h('div', { class: 'tray' }, emptyTray(pick));
  const board = createNumberBoard({ pick, pool, label: fill(stage, 'yourNumbers') }, (chosen) => {
    panel.button.disabled = chosen.length < pick;
    clock.textContent = fill(stage, 'pick', { n: pick });
  });
  panel.button.disabled = true;
  const tools = h('div', { class: 'tools' }, [
    toolButton(fill(stage, 'quickPick'), () => board.choose(drawNumbers(pick, pool, chance))),
    toolButton(fill(stage, 'clear'), () => board.choose([])),
  ]);
  const head = h('div', { class: 'draw-head' }, [clock, tray]);
  root.append(h('div', { class: 'paper' }, [head, board.element, tools]), panel.element);
  const controls = { table, board, tray, clock, panel };
  panel.button.addEventListener('click', () => void playRound(controls));
};
