// Answers that are loaded before a page renders.
import 'server-only';
import type { PageCall } from '@/lib/server/http/render-metadata';
import type { KnownAnswer } from '@/lib/server/provider/answer-cache/answer-cache';

export type LoadedAnswers = ReadonlyMap<string, KnownAnswer>;

/** Returns the key of a call among loaded answers. */
export const toLoadedKey = ({ row, query }: PageCall): string => JSON.stringify([row.name, query]);
