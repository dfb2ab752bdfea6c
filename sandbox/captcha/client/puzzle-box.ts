// Box of the puzzle: picture, piece and slider, for touch, mouse and keyboard. Knows no server.
import type { PuzzleTexts } from './puzzle-texts-table.ts';

export type ShownPicture = { bg: string; slice: string; ypos: number };

export type BoxActs = { check: (position: number) => void; another: () => void; close: () => void };

const pictureWidth = 300;
const pieceWidth = 58;

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};

const makeButton = (className: string, text: string, act: () => void): HTMLButtonElement =>
  make('button', { type: 'button', className, onclick: act }, [text]);

const makeParts = (texts: PuzzleTexts) => ({
  title: make('h2', { id: 'geetest_title', className: 'geetest_title' }, [texts.title]),
  message: make('p', { className: 'geetest_said', role: 'status' }, [texts.hint]),
  bg: make('img', { className: 'geetest_bg', alt: texts.picture, draggable: false }),
  slice: make('img', { className: 'geetest_slice', alt: '', draggable: false }),
  slider: make('input', {
    className: 'geetest_slider',
    type: 'range',
    min: '0',
    max: String(pictureWidth - pieceWidth),
    value: '0',
    ariaLabel: texts.slider,
  }),
});

const keepFocusInside = (box: HTMLElement, event: KeyboardEvent): void => {
  const stops = [...box.querySelectorAll<HTMLElement>('button:enabled, input:enabled')];
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
  if (document.activeElement !== last && box.contains(document.activeElement)) return;
  event.preventDefault();
  first?.focus();
};

/** Releasing finger or mouse answers; keys move step by step, and Enter answers. */
const listenToSlider = (slider: HTMLInputElement, check: () => void): void => {
  let isByKey = false;
  slider.addEventListener('pointerdown', () => {
    isByKey = false;
  });
  slider.addEventListener('change', () => {
    if (!isByKey) check();
  });
  slider.addEventListener('keydown', ({ key }) => {
    isByKey = true;
    if (key === 'Enter') check();
  });
};

const listenToKeys = (root: HTMLElement, box: HTMLElement, close: () => void): void =>
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      // The same key must not close a dialog of the page as well.
      event.preventDefault();
      close();
    }
    if (event.key === 'Tab') keepFocusInside(box, event);
    event.stopPropagation();
  });

export const openBox = (texts: PuzzleTexts, acts: BoxActs) => {
  const { title, message, bg, slice, slider } = makeParts(texts);
  const check = (): void => acts.check(Number(slider.value));
  const foot = make('div', { className: 'geetest_foot' }, [
    makeButton('geetest_another', texts.another, acts.another),
    makeButton('geetest_check', texts.check, check),
  ]);
  const close = makeButton('geetest_close', '', acts.close);
  close.ariaLabel = texts.close;
  const head = make('div', { className: 'geetest_head' }, [title, close]);
  const picture = make('div', { className: 'geetest_picture' }, [bg, slice]);
  const box = make('div', { className: 'geetest_box', role: 'dialog', ariaModal: 'true', dir: 'ltr' }, [
    head,
    message,
    picture,
    slider,
    foot,
  ]);
  box.setAttribute('aria-labelledby', 'geetest_title');
  const root = make('div', { className: 'geetest_captcha' }, [box]);
  let top = 0;
  // By attribute, as the vendor's bundles do: CSP treats that differently from properties.
  const place = (): void => slice.setAttribute('style', `left: ${slider.value}px; top: ${top}px`);
  const controls = [slider, ...root.querySelectorAll('button')];
  slider.addEventListener('input', place);
  listenToSlider(slider, check);
  listenToKeys(root, box, acts.close);
  return {
    root,
    slider,
    showMessage: (text: string, mood: 'missed' | 'solved' | '' = '') => {
      message.textContent = text;
      box.dataset.mood = mood;
    },
    /** While a check is pending nothing can be moved; the focus stays. */
    wait: (isWaiting: boolean) => {
      box.ariaBusy = String(isWaiting);
      for (const control of controls) control.ariaDisabled = String(isWaiting);
    },
    draw: (next: ShownPicture) => {
      bg.src = next.bg;
      slice.src = next.slice;
      top = next.ypos;
      slider.value = '0';
      place();
    },
  };
};
