// Data of a cashier page.
export type CashierData = {
  /** Origin that receives the messages; '' for none. */
  siteOrigin: string;
  currency: string;
  amounts: number[];
};
