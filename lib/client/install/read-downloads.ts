// App links of the page, checked by the server against permitted hosts.
import 'client-only';
import { TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';
import { toText } from '@/lib/shared/calls/wire-value';
import { type DownloadSetting, parseLinkRecord } from '@/lib/shared/download/download-links';
import { readJson, toRecord } from '@/lib/shared/is-record';

/** Returns the texts and links that the server wrote into the page; empty ones where it could have none. */
export function readDownloads(): DownloadSetting {
  const raw = toRecord(readJson(document.documentElement.dataset.downloads));
  const { description, loginPrompt, links } = raw;
  return {
    description: toText(description, TEXT_LIMIT.paragraph),
    loginPrompt: toText(loginPrompt, TEXT_LIMIT.paragraph),
    links: parseLinkRecord(links),
  };
}
