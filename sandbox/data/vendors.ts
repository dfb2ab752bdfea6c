// Invented studios of the demo catalogue, and each merchant's selection.
export type GameVendor = { code: string; name: string; hue: number; maintenance?: true };

export const vendors: GameVendor[] = [
  { code: 'VA', name: 'Vega Arts', hue: 262 },
  { code: 'LF', name: 'Lumen Forge', hue: 24 },
  { code: 'KC', name: 'Koi & Comet', hue: 190 },
  { code: 'PL', name: 'Paper Lantern', hue: 352 },
  { code: 'JT', name: 'Jade Terrace', hue: 156 },
  { code: 'SB', name: 'Sugarbyte', hue: 322 },
  { code: 'QW', name: 'Quiet Weaver', hue: 228, maintenance: true },
  { code: 'TD', name: 'Tidewright', hue: 204 },
  { code: 'NO', name: 'Ninth Orbit', hue: 278 },
  { code: 'CF', name: 'Copper Finch', hue: 18 },
  { code: 'DP', name: 'Duel Parlour', hue: 340 },
  { code: 'HT', name: 'Halcyon Tables', hue: 168 },
  { code: 'NL', name: 'Northlight Live', hue: 216 },
  { code: 'CM', name: 'Casa Miralva', hue: 42 },
  { code: 'PS', name: 'Pitchside', hue: 130 },
  { code: 'FL', name: 'Far Line', hue: 98 },
  { code: 'LOTT', name: 'House Draw', hue: 8 },
  { code: 'DB', name: 'Drumball', hue: 292 },
  { code: 'SD', name: 'Straits Draw', hue: 184 },
  { code: 'MD', name: 'Mekong Draw', hue: 50 },
];

const carried: Record<string, string> = {
  aurora: 'VA LF KC PL JT SB QW TD NO CF DP HT NL CM PS LOTT DB MD',
  rio: 'VA LF KC SB QW TD NO CF HT DP CM NL PS FL LOTT DB JT',
  noor: 'VA LF JT PL QW TD NO CF HT DP NL CM PS FL KC LOTT SB',
  lotus: 'PL JT KC VA LF QW TD NO CF DP HT NL CM PS LOTT DB SD',
};

/** Vendor codes of a merchant, in the order its lobby shows them. */
export const vendorCodesOf = (merchant: string): string[] => (carried[merchant] ?? '').split(' ');

export const findVendor = (code: string): GameVendor | undefined =>
  vendors.find((vendor) => vendor.code === code);
