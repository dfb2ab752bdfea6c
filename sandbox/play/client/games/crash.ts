// The rising curve: stake, take off, and cash out before it is gone.
import { chance } from '../parts/chance.ts';
import { h, isCalm, wait } from '../parts/dom.ts';
import { fill } from '../parts/stage-data.ts';
import { type Console, createConsole, settleRound, type Table, takeStake } from '../parts/table.ts';
import { toMoney } from '../parts/wallet.ts';
import { crashPoint, multiplierAt } from '../rules/crash-rules.ts';
import { type Curve, createCurve } from './curve.ts';

const countdownMs = 900;

type GameControls = { table: Table; curve: Curve; figure: HTMLElement; past: HTMLElement; panel: Console };
type Flight = { stake: number; end: number; startedAt: number; cashedAt: number };

const toTimes = (value: number): string => value.toFixed(2);

const remember = ({ past }: GameControls, end: number): void => {
  past.prepend(h('li', { class: end < 2 ? 'low' : 'high', dir: 'ltr' }, [`${toTimes(end)}×`]));
  while (past.children.length > 6) past.lastElementChild?.remove();
};

/** Renders a frame; true while the round continues. */
const tick = ({ table, curve, figure, panel }: GameControls, flight: Flight): boolean => {
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

const fly = async (controls: GameControls, flight: Flight): Promise<void> => {
  const { table, panel, figure } = controls;
  const cashOut = (): void => {
    flight.cashedAt = Math.min(multiplierAt(performance.now() - flight.startedAt), flight.end);
  };
  panel.button.disabled = false;
  panel.button.focus({ preventScroll: true });
  panel.button.addEventListener('click', cashOut, { once: true });
  while (tick(controls, flight)) await frame();
  panel.button.removeEventListener('click', cashOut);
  const isCashed = flight.cashedAt > 0 && flight.cashedAt < flight.end;
  settleRound(table, flight.stake, isCashed ? flight.stake * flight.cashedAt : 0);
  const at = isCashed ? flight.cashedAt : flight.end;
  figure.textContent = `${toTimes(at)}×`;
  if (!isCashed) table.showMessage(fill(table.stage, 'flewAway', { x: toTimes(at) }));
  remember(controls, flight.end);
};

const playRound = async (controls: GameControls): Promise<void> => {
  const { table, panel, curve } = controls;
  const stake = takeStake(table);
  if (stake === 0) return;
  panel.lock(true);
  panel.button.disabled = true;
  table.root.dataset.result = 'flying';
  table.showMessage(fill(table.stage, 'wait'));
  curve.draw(0, 1);
  await wait(countdownMs);
  table.showMessage('');
  const end = crashPoint(chance, table.stage.luck);
  await fly(controls, { stake, end, startedAt: performance.now(), cashedAt: 0 });
  panel.button.disabled = true;
  panel.button.textContent = fill(table.stage, 'start');
  // A late tap on cash-out must not stake again.
  await wait(800);
  panel.lock(false);
  panel.button.disabled = false;
  panel.button.focus({ preventScroll: true });
  panel.button.addEventListener('click', () => void playRound(controls), { once: true });
};

export const playCrash = (table: Table): void => {
  const { stage, root } = table;
  const curve = createCurve();
  const figure = h('p', { class: 'times', dir: 'ltr' }, ['1.00×']);
  const past = h('ul', { class: 'past', 'aria-label': fill(stage, 'history') });
  const panel = createConsole(table, fill(stage, 'start'));
  root.append(h('div', { class: 'sky' }, [past, curve.element, figure]), panel.element);
  const controls = { table, curve, figure, past, panel };
  panel.button.addEventListener('click', () => void playRound(controls), { once: true });
};
