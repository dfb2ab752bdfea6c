// The rising curve: stake, take off, and cash out before it is gone.
import { chance } from '../chance.ts';
import { h, isCalm, wait } from '../dom.ts';
import { crashPoint, multiplierAt } from '../rules/crash-rules.ts';
import { fill } from '../stage-data.ts';
import { type Console, createConsole, settleRound, type Table, takeStake } from '../table.ts';
import { toMoney } from '../wallet.ts';
import { type Curve, createCurve } from './curve.ts';

const countdownMs = 900;

type Desk = { table: Table; curve: Curve; figure: HTMLElement; past: HTMLElement; panel: Console };
type Flight = { stake: number; end: number; startedAt: number; cashedAt: number };

const toTimes = (value: number): string => value.toFixed(2);

const remember = ({ past }: Desk, end: number): void => {
  past.prepend(h('li', { class: end < 2 ? 'low' : 'high', dir: 'ltr' }, [`${toTimes(end)}×`]));
  while (past.children.length > 6) past.lastElementChild?.remove();
};

/** One frame; true while the round goes on. */
const tick = ({ table, curve, figure, panel }: Desk, flight: Flight): boolean => {
  const ms = performance.now() - flight.startedAt;
  const now = Math.min(multiplierAt(ms), flight.end);
  figure.textContent = `${toTimes(now)}×`;
  curve.draw(ms, now);
  if (flight.cashedAt === 0)
    panel.button.textContent = fill(table.stage, 'cashOut', {
      amount: toMoney(table.stage, flight.stake * now),
    });
  return now < flight.end && flight.cashedAt === 0;
};

const frame = (): Promise<unknown> => (isCalm() ? wait(250) : new Promise(requestAnimationFrame));

const fly = async (desk: Desk, flight: Flight): Promise<void> => {
  const { table, panel, figure } = desk;
  const cashOut = (): void => {
    flight.cashedAt = Math.min(multiplierAt(performance.now() - flight.startedAt), flight.end);
  };
  panel.button.disabled = false;
  panel.button.focus({ preventScroll: true });
  panel.button.addEventListener('click', cashOut, { once: true });
  while (tick(desk, flight)) await frame();
  panel.button.removeEventListener('click', cashOut);
  const isCashed = flight.cashedAt > 0 && flight.cashedAt < flight.end;
  settleRound(table, flight.stake, isCashed ? flight.stake * flight.cashedAt : 0);
  const at = isCashed ? flight.cashedAt : flight.end;
  figure.textContent = `${toTimes(at)}×`;
  if (!isCashed) table.say(fill(table.stage, 'flewAway', { x: toTimes(at) }));
  remember(desk, flight.end);
};

const playRound = async (desk: Desk): Promise<void> => {
  const { table, panel, curve } = desk;
  const stake = takeStake(table);
  if (stake === 0) return;
  panel.lock(true);
  panel.button.disabled = true;
  table.root.dataset.result = 'flying';
  table.say(fill(table.stage, 'wait'));
  curve.draw(0, 1);
  await wait(countdownMs);
  table.say('');
  const end = crashPoint(chance, table.stage.luck);
  await fly(desk, { stake, end, startedAt: performance.now(), cashedAt: 0 });
  panel.button.disabled = true;
  panel.button.textContent = fill(table.stage, 'start');
  // A tap meant for the cash-out that comes too late must not stake again.
  await wait(800);
  panel.lock(false);
  panel.button.disabled = false;
  panel.button.focus({ preventScroll: true });
  panel.button.addEventListener('click', () => void playRound(desk), { once: true });
};

export const playCrash = (table: Table): void => {
  const { stage, root } = table;
  const curve = createCurve();
  const figure = h('p', { class: 'times', dir: 'ltr' }, ['1.00×']);
  const past = h('ul', { class: 'past', 'aria-label': fill(stage, 'history') });
  const panel = createConsole(table, fill(stage, 'start'));
  root.append(h('div', { class: 'sky' }, [past, curve.element, figure]), panel.element);
  const desk = { table, curve, figure, past, panel };
  panel.button.addEventListener('click', () => void playRound(desk), { once: true });
};
