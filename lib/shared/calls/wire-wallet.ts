// Wire types of the optional money and VIP calls; any field may be missing.

export type WireBalance = {
  amount?: string | number;
  currency?: string;
  bonus?: string | number;
  updatedAt?: string;
};
export type WireTransactions = {
  items?: {
    id?: string | number;
    type?: string;
    amount?: string | number;
    currency?: string;
    status?: string;
    at?: string;
  }[];
  total?: number;
};
export type WireVipLevel = {
  rankLevel?: number;
  name?: string;
  conditions?: { name?: string; target?: string | number }[];
  benefits?: string[];
};
