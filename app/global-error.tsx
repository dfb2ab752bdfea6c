'use client';

import { useEffect, useState } from 'react';
import buttonStyles from '@/components/ui/button/button.module.css';
import stateStyles from '@/components/ui/state/state-panel.module.css';
import { useHomeHref } from '@/lib/client/page/use-home-href';
import { supportCodeOf } from '@/lib/shared/errors/support-code';
import source from '@/locales/EN.json';
import '@/app/tokens.css';
import '@/app/languages.css';
import '@/app/globals.css';

// Every page loads this file, so the report is fetched only when needed.
function report(error: Error): void {
  import('@/lib/client/crash/report-script-error').then(
    ({ reportScriptError }) => reportScriptError(error),
    () => undefined,
  );
}

const readBuild = () =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.build;

/** Replaces a layout that threw: without brand and language, so the texts are English. */
export default function GlobalError({ error }: { readonly error: Error & { digest?: string } }) {
  const digest = error.digest ?? '';
  const code = supportCodeOf(digest);
  const home = useHomeHref();
  // React removes the attributes of the failed layout; the report needs the build's name.
  const [build] = useState(readBuild);
  // An error with a digest came from the server, which has logged it.
  useEffect(() => {
    if (digest === '') report(error);
  }, [error, digest]);
  return (
    <html data-build={build} data-theme="dark" dir="ltr" lang="en">
      <body>
        <title>{source.fault.crashTitle}</title>
        <main className={`${stateStyles.panel} ${stateStyles.page}`}>
          <h1 className={stateStyles.title}>{source.fault.crashTitle}</h1>
          <p className={stateStyles.text}>{source.fault.crashText}</p>
          <p className={stateStyles.actions}>
            <button
              className={`${buttonStyles.button} ${buttonStyles.primary}`}
              onClick={() => location.reload()}
              type="button"
            >
              {source.fault.retry}
            </button>
            <a className={`${buttonStyles.button} ${buttonStyles.quiet}`} href={home}>
              {source.fault.home}
            </a>
          </p>
          {code && <p>{`${source.notice.supportCode} ${code}`}</p>}
        </main>
      </body>
    </html>
  );
}
