// What the server tells a cashier page about itself.
export type CashierData = {
  /** Origin that is told; '' for none. */
  siteOrigin: string;
  currency: string;
  amounts: number[];
};
