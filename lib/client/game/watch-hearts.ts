// One listener for all favourite buttons: a lobby has hundreds of cards, and hydrating each is expensive.
import 'client-only';
import { isFavourite, subscribeFavourites, toggleFavourite } from '@/lib/client/game/favourites';
import { type GameRef, parseGameRef } from '@/lib/shared/game/game-ref';

const HEART = 'button[data-code]';

function heartsIn(node: Node): HTMLElement[] {
  if (!(node instanceof Element)) return [];
  const inner = [...node.querySelectorAll<HTMLElement>(HEART)];
  return node instanceof HTMLElement && node.matches(HEART) ? [node, ...inner] : inner;
}

function mark(hearts: readonly HTMLElement[]): void {
  for (const heart of hearts) {
    const { code = '', vendor = '' } = heart.dataset;
    heart.setAttribute('aria-pressed', String(isFavourite({ code, vendor })));
  }
}

function markAll(): void {
  mark(heartsIn(document.body));
}

// The heart of a card saves the picture beside it: hundreds of cards would name it twice.
function toGame({ dataset, parentElement }: HTMLElement): GameRef | undefined {
  return parseGameRef({ image: parentElement?.querySelector('img')?.src, ...dataset });
}

function onTap({ target }: MouseEvent): void {
  const heart = target instanceof Element ? target.closest<HTMLElement>(HEART) : null;
  const game = heart && toGame(heart);
  if (!heart || !game) return;
  // Only a tap animates the heart, not the initial marking.
  heart.toggleAttribute('data-beat', toggleFavourite(game));
}

function onChanges(changes: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes } of changes)
    mark(type === 'attributes' ? heartsIn(target) : [...addedNodes].flatMap(heartsIn));
}

/** Starts marking hearts, including later and changed ones. Returns the stop function. */
export function watchHearts(): () => void {
  markAll();
  const observer = new MutationObserver(onChanges);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-code', 'data-vendor'],
  });
  document.addEventListener('click', onTap);
  const stop = subscribeFavourites(markAll);
  return () => {
    observer.disconnect();
    document.removeEventListener('click', onTap);
    stop();
  };
}
