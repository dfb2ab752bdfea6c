import { getServiceEntries } from '@/lib/server/features/service/service-entries';
import { parseStatus } from '@/lib/shared/site/parse-status';
import type { Site } from '@/lib/shared/site/site';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const CHAT = 'Gah4mPUcBBbQOQWq03XH55jIRB/Uk0YDtAKbmGXJ3A8=k3yK3yK3';
const TELEGRAM = 'WRggYF8mms6hoWW3tQgCQis/RQqmK5fIScpXSMnscOg=aB!{~#9z';
const SCRIPT = 'jFAiSR+5E2GqvaV3IHyPPGRL1YreSvP912345678';

setRegistry([toEntry('one'), toEntry('two', { serviceAppSchemes: ['line'] })]);

const customerService = [
  { path: TELEGRAM, csType: 'TELEGRAM', csPosition: 2, name: 'Telegram' },
  { path: CHAT, csType: 'LIVECHAT', csPosition: 1, name: 'Chat' },
  { path: CHAT, csType: 'LIVECHAT', csPosition: 3, labelIds: ['7'], name: 'Gold' },
  { path: SCRIPT, csType: 'LIVECHAT', csPosition: 0, name: 'Bad' },
  { path: 'garbage', csType: 'LIVECHAT', csPosition: 0, name: 'Broken' },
];

const entriesOf = (code: string) =>
  getServiceEntries({ brand: { code }, status: parseStatus({ customerService }) } as Site);

test('entries are opened and ordered by csPosition; what leads nowhere allowed is hidden (E13, ruling 48)', () => {
  expect(entriesOf('one')).toEqual([
    { kind: 'LIVECHAT', position: 1, labelIds: [], name: 'Chat', href: 'https://chat.example/live' },
    { kind: 'TELEGRAM', position: 2, labelIds: [], name: 'Telegram', href: 'tg://resolve?domain=brand' },
  ]);
});

test('entries of a VIP label are not part of a page, whose HTML is the same for all (C4, SEC-113)', () => {
  const status = parseStatus({ customerService });
  expect(status.serviceEntries.find(({ name }) => name === 'Gold')?.labelIds).toEqual(['7']);
  expect(entriesOf('one').map(({ name }) => name)).not.toContain('Gold');
});

test('an app that the registry does not name is hidden (provider-api §6)', () => {
  expect(entriesOf('two').map(({ name }) => name)).toEqual(['Chat']);
});

test('without a merchant no app is open (SEC-1)', () => {
  expect(entriesOf('nobody').map(({ name }) => name)).toEqual(['Chat']);
});
