'use client';

import buttonStyles from '@/components/ui/button/button.module.css';
import stateStyles from '@/components/ui/state/state-panel.module.css';
import { useHomeHref } from '@/lib/client/page/use-home-href';
import { supportCodeOf } from '@/lib/shared/errors/support-code';
import source from '@/locales/EN.json';
import '@/app/tokens.css';
import '@/app/languages.css';
import '@/app/globals.css';

/** The last resort: the layout itself failed, so there is neither brand nor language, only the source texts. */
export default function GlobalError({ error }: { readonly error: Error & { digest?: string } }) {
  const code = supportCodeOf(error.digest ?? '');
  const home = useHomeHref();
  return (
    <html data-theme="dark" dir="ltr" lang="en">
      <body>
        <main className={`${stateStyles.panel} ${stateStyles.page}`}>
          <h1 className={stateStyles.title}>{source.fault.crashTitle}</h1>
          <p className={stateStyles.text}>{source.fault.crashText}</p>
          <p className={stateStyles.actions}>
            <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={home}>
              {source.fault.home}
            </a>
          </p>
          {code && <p>{`${source.fault.code} ${code}`}</p>}
        </main>
      </body>
    </html>
  );
}
