// Which import is refused where, and where the same one is fine: [path of the importing file, imported module].

type Row = [importer: string, module: string];

export const REFUSED_IMPORTS: Row[] = [
  // Direction: nothing imports upwards, and the two sides never meet.
  ['components/a/x.tsx', '@/app/m/page'],
  ['components/a/x.tsx', '@/lib/server/env'],
  ['lib/client/a/x.ts', '@/app/layout'],
  ['lib/client/a/x.ts', '@/components/ui/button'],
  ['lib/client/a/x.ts', '@/lib/server/env'],
  ['lib/worker/x.ts', '@/lib/server/env'],
  ['lib/server/a/x.ts', '@/app/layout'],
  ['lib/server/a/x.ts', '@/components/ui/button'],
  ['lib/server/a/x.ts', '@/lib/client/api/call'],
  ['lib/server/session/x.ts', '@/lib/client/api/call'],
  ['lib/server/backend/envelope.ts', '@/components/ui/button'],
  ['lib/server/backend/fetch-upstream.ts', '@/lib/client/api/call'],
  ['lib/shared/a/x.ts', '@/app/layout'],
  ['lib/shared/a/x.ts', '@/components/ui/button'],
  ['lib/shared/a/x.ts', '@/lib/server/env'],
  ['lib/shared/a/x.ts', '@/lib/client/api/call'],
  // The site is no part of the sandbox, the tests or the scripts, nor they of it.
  ['app/m/page.tsx', '@/sandbox/main'],
  ['components/a/x.tsx', '@/tests/law/tree'],
  ['lib/server/a/x.ts', '@/sandbox/main'],
  ['lib/client/a/x.ts', '@/scripts/start'],
  ['sandbox/a/x.ts', '@/lib/shared/routes'],
  ['sandbox/a/x.ts', '../../lib/server/env.ts'],
  ['sandbox/a/x.ts', '../../lib/client/api/call.ts'],
  // Relative imports stay in their folder.
  ['app/m/page.tsx', '../layout'],
  ['components/a/x.tsx', '../b/y'],
  ['lib/shared/a/x.ts', '../b/y'],
  ['lib/client/a/x.ts', '../b/y'],
  ['lib/server/a/x.ts', '../../shared/b'],
  ['middleware.ts', '../outside'],
  // lib/shared is pure.
  ...[
    'next',
    'next/headers',
    'next-intl',
    'react',
    'react-dom',
    'server-only',
    'client-only',
    'node:fs',
    'node:fs/promises',
  ].map((module): Row => ['lib/shared/a/x.ts', module]),
  // No server module in a browser.
  ['components/a/x.tsx', 'next/headers'],
  ['components/a/x.tsx', 'node:path'],
  ['lib/client/a/x.ts', 'server-only'],
  ['lib/client/a/x.ts', 'next/server'],
  // Each SDK has one importer.
  ...['iron-session', 'node-forge', 'node-forge/lib/aes', 'undici'].flatMap((module): Row[] => [
    ['middleware.ts', module],
    ['app/m/page.tsx', module],
    ['components/a/x.tsx', module],
    ['lib/client/a/x.ts', module],
    ['lib/server/a/x.ts', module],
    ['lib/shared/a/x.ts', module],
  ]),
  ['lib/server/session/x.ts', 'node-forge'],
  ['lib/server/session/x.ts', 'undici'],
  ['lib/server/backend/envelope.ts', 'iron-session'],
  ['lib/server/backend/envelope.ts', 'undici'],
  ['lib/server/backend/service-path.ts', 'undici'],
  ['lib/server/backend/fetch-upstream.ts', 'iron-session'],
  ['lib/server/backend/fetch-upstream.ts', 'node-forge'],
  ['sandbox/a/x.ts', 'iron-session'],
];

export const ALLOWED_IMPORTS: Row[] = [
  ['app/m/page.tsx', '@/components/ui/button'],
  ['app/m/page.tsx', '@/lib/server/env'],
  ['components/a/x.tsx', '@/lib/client/api/call'],
  ['components/a/x.tsx', './y'],
  ['lib/client/a/x.ts', '@/lib/shared/routes'],
  ['lib/server/a/x.ts', '@/lib/shared/routes'],
  ['lib/server/a/x.ts', 'node:crypto'],
  ['lib/shared/a/x.ts', '@/lib/shared/routes'],
  ['lib/server/session/x.ts', 'iron-session'],
  ['lib/server/backend/envelope.ts', 'node-forge'],
  ['lib/server/backend/service-path.ts', 'node-forge'],
  ['lib/server/backend/fetch-upstream.ts', 'undici'],
  ['sandbox/a/x.ts', 'node-forge'],
  ['sandbox/a/x.ts', '../../lib/shared/calls/table.ts'],
];
