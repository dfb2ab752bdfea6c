/** Labels of the controls, translated on the server. */
export type CarouselLabels = {
  readonly name: string;
  readonly pause: string;
  readonly play: string;
  readonly previous: string;
  readonly next: string;
  readonly slides: readonly string[];
};
