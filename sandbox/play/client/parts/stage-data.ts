// Data of a play page.
export type StageData = {
  kind: 'slot' | 'lottery' | 'crash' | 'cards' | 'match' | 'lobby';
  game: string;
  name: string;
  tag: string;
  texts: Record<string, string>;
  money: { symbol: string; position: 'prefix' | 'suffix'; unit: number; currency: string };
  session: string;
  /** Origin that receives the page's messages; '' for none. */
  siteOrigin: string;
  backUrl: string;
  lobbyHref: string;
  /** Planted by the control endpoint: rounds always win or always lose. */
  luck: 'fair' | 'win' | 'lose';
  symbols: string[];
  ticket: { pick: number; pool: number };
  teams: [string, string];
};

/** The stage of this page. */
export const readStage = (): StageData => {
  const text = document.getElementById('stage-data')?.textContent;
  if (!text) throw new Error('the page has no stage');
  return JSON.parse(text);
};

/** Fills the blanks of a stage text. */
export const fill = (stage: StageData, key: string, blanks: Record<string, string | number> = {}): string =>
  (stage.texts[key] ?? key).replace(/\{(\w+)\}/g, (_whole, name: string) => String(blanks[name] ?? ''));
