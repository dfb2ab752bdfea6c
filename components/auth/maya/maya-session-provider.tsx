import { NextIntlClientProvider, useMessages } from 'next-intl';
import { MayaEntry } from './maya-entry';

/** Sign-in by the wallet's session, with its texts; on every page, since the wallet may open any. */
export function MayaSessionProvider({ isExpiryForced }: { readonly isExpiryForced: boolean }) {
  const { auth, errors, notice } = useMessages();
  return (
    <NextIntlClientProvider messages={{ auth, errors, notice }}>
      <MayaEntry isExpiryForced={isExpiryForced} />
    </NextIntlClientProvider>
  );
}
