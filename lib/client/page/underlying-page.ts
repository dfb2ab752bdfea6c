// The page over which a log-in card opens.
import 'client-only';

let address: string | undefined;

/** Stores the path and query of the page, as the card opens; one card in the place of another leaves it. */
export function setUnderlyingPage(path: string): void {
  address = findUnderlyingPage() ?? path;
}

/** Returns the page while a card is over it. */
export function findUnderlyingPage(): string | undefined {
  return document.querySelector('dialog[data-entry]') ? address : undefined;
}
