import 'client-only';
import { useState } from 'react';
import { callApi } from '@/lib/client/api/call-api';
import { type CallState, useCall } from '@/lib/client/data/use-call';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { useSession } from '@/lib/client/session/use-session';
import type { Failure } from '@/lib/shared/calls/envelope';
import { transactions } from '@/lib/shared/calls/member-table';
import type { WireTransactions } from '@/lib/shared/calls/wire-wallet';
import { hasLaterPage, parseTransactions, type Transaction } from '@/lib/shared/member/wallet';
import { uniqueBy } from '@/lib/shared/unique-by';

const SIZE = 20;

const toQuery = (page: number, type: Transaction['kind'] | undefined) => ({
  page: String(page),
  size: String(SIZE),
  ...(type && { type }),
});

type Pages = readonly (WireTransactions | undefined)[];

/** What a member has asked for beyond the first page. */
type Later = {
  readonly of: string;
  readonly pages?: Pages;
  readonly isBusy?: boolean;
  readonly failure?: Failure;
};

export type TransactionPages = {
  readonly first: CallState<WireTransactions>;
  readonly items: readonly Transaction[];
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  /** Of the page after those that are shown. */
  readonly failure?: Failure;
  readonly more: () => void;
};

/** Returns a member's payments, of one kind or all, by pages of 20; `more` appends the next page. Another kind or member
 * begins with the first page again. */
export function useTransactions(kind?: Transaction['kind']): TransactionPages {
  const first = useCall(transactions, toQuery(1, kind));
  const session = useSession();
  const of = `${session.state === 'member' ? session.info.id : ''} ${kind}`;
  const [later, setLater] = useState<Later>({ of });
  if (later.of !== of) setLater({ of });
  const { isBusy = false, failure } = later;
  // Once there is a second page the first stays as it was: renewed alone, it would leave a gap between them.
  const pages = later.pages ?? [first.value];
  const load = async (): Promise<void> => {
    if (isBusy) return;
    setLater({ ...later, pages, isBusy: true });
    const answer = await callApi(transactions, { query: toQuery(pages.length + 1, kind) });
    if (!answer.ok) handleFailure(answer, { silent: true });
    const next = answer.ok ? { of, pages: [...pages, answer.value] } : { of, pages, failure: answer };
    setLater((now) => (now.of === of && now.isBusy ? next : now));
  };
  return {
    first,
    items: uniqueBy(pages.flatMap(parseTransactions), ({ id }) => id),
    hasMore: hasLaterPage(pages.at(-1), pages.length * SIZE),
    isBusy,
    failure,
    more: () => void load(),
  };
}
