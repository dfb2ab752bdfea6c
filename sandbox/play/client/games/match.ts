// The little match: bet on a result, and watch ten seconds of it.
import { chance } from '../parts/chance.ts';
import { h, isCalm, wait } from '../parts/dom.ts';
import { fill } from '../parts/stage-data.ts';
import { createConsole, settleRound, type Table, takeStake } from '../parts/table.ts';
import { type MatchResult, odds, playOut, resultOf, type Score } from '../rules/match-rules.ts';

const results: MatchResult[] = ['home', 'draw', 'away'];
const spellMs = 550;

type GameControls = {
  table: Table;
  score: HTMLElement;
  clock: HTMLElement;
  buttons: HTMLButtonElement[];
  bar: HTMLElement;
};

const show = ({ score, bar }: GameControls, [home, away]: Score, part: number): void => {
  score.textContent = `${home} : ${away}`;
  bar.style.inlineSize = `${part * 100}%`;
};

const playRound = async (
  controls: GameControls,
  result: MatchResult,
  lock: (isLocked: boolean) => void,
): Promise<void> => {
  const { table, clock, buttons } = controls;
  const { stage } = table;
  const stake = takeStake(table);
  if (stake === 0) return;
  lock(true);
  for (const button of buttons) button.disabled = true;
  table.root.dataset.result = '';
  table.showMessage('');
  const spells = playOut({ result, luck: stage.luck }, chance);
  for (const [nth, score] of spells.entries()) {
    clock.textContent = fill(stage, 'playing', { n: (nth + 1) * 5 });
    show(controls, score, (nth + 1) / spells.length);
    await wait(isCalm() ? 120 : spellMs);
  }
  const last = spells.at(-1) ?? [0, 0];
  clock.textContent = fill(stage, 'fullTime', { score: `${last[0]} : ${last[1]}` });
  settleRound(table, stake, resultOf(last) === result ? stake * odds[result] : 0);
  lock(false);
  for (const button of buttons) button.disabled = false;
};

const betButton = (table: Table, result: MatchResult): HTMLButtonElement =>
  h('button', { type: 'button', class: 'main-button guess' }, [
    h('span', {}, [fill(table.stage, result)]),
    h('span', { class: 'odds', dir: 'ltr' }, [`${odds[result].toFixed(2)}×`]),
  ]);

const team = (name: string, tone: string): HTMLElement =>
  h('div', { class: 'team' }, [
    h('span', { class: `crest ${tone}`, 'aria-hidden': 'true' }, [name.slice(0, 1)]),
    h('span', {}, [name]),
  ]);

export const playMatch = (table: Table): void => {
  const { stage, root } = table;
  const [home, away] = stage.teams;
  const panel = createConsole(table, '');
  const buttons = results.map((result) => betButton(table, result));
  panel.button.replaceWith(h('div', { class: 'guesses three' }, buttons));
  const score = h('p', { class: 'score' }, ['0 : 0']);
  const clock = h('p', { class: 'clock' }, [fill(stage, 'matchIntro')]);
  const bar = h('div', { class: 'bar-filled' });
  const field = h('div', { class: 'pitch' }, [
    h('div', { class: 'teams' }, [team(home, 'one'), score, team(away, 'two')]),
    h('div', { class: 'bar-track', 'aria-hidden': 'true' }, [bar]),
    clock,
  ]);
  root.append(field, panel.element);
  const controls = { table, score, clock, buttons, bar };
  for (const [nth, button] of buttons.entries())
    button.addEventListener('click', () => void playRound(controls, results[nth] ?? 'home', panel.lock));
};
