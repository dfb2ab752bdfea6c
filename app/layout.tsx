import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preconnect } from 'react-dom';
import { pageMetadata, pageViewport } from '@/app/metadata';
import { getPageAttributes } from '@/app/page-attributes';
import { AgeGate, AgeGateStyle } from '@/components/age/age-gate';
import { SessionSync } from '@/components/auth/session-sync';
import { TwoFactorProvider } from '@/components/auth/two-factor/two-factor-provider';
import { OverlayProvider } from '@/components/notice/overlay-provider';
import { HydrationMark } from '@/components/shell/head/hydration-mark';
import { PageHead } from '@/components/shell/head/page-head';
import { UsedPreloads } from '@/components/shell/head/used-preloads';
import { LandingTracker } from '@/components/shell/landing-tracker';
import { ImageFallback } from '@/components/ui/image/image-fallback';
import { ImageSizingProvider } from '@/components/ui/image/image-sizing-provider';
import { getSite } from '@/lib/server/http/get-site';
import { toClientMessages } from '@/lib/server/http/locale/answer-texts';
import { isDevelopment } from '@/lib/server/platform/is-development';
import { toImageSizing } from '@/lib/shared/cdn/image-sizing';
import { LANGUAGES } from '@/lib/shared/locale/language-table';
import '@/app/tokens.css';
import '@/app/languages.css';
import '@/app/globals.css';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata();
}

export function generateViewport(): Promise<Viewport> {
  return pageViewport();
}

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const site = await getSite();
  const { brand, language, nonce, status, statusFault } = site;
  const messages = toClientMessages(await getMessages());
  const { tag, dir } = LANGUAGES[language];
  const { imageCdns } = status;
  const sizing = toImageSizing(imageCdns, brand?.sizedImagePath);
  if (imageCdns[0]) preconnect(new URL(imageCdns[0]).origin);
  return (
    // The pre-paint script adds attributes to <html> that React never rendered.
    <html {...(await getPageAttributes())} dir={dir} lang={tag} suppressHydrationWarning>
      <head>
        <PageHead nonce={nonce} theme={brand?.theme} />
        {isDevelopment && <UsedPreloads nonce={nonce} />}
        <AgeGateStyle {...site} />
      </head>
      <body>
        <AgeGate {...site} />
        <HydrationMark />
        <NextIntlClientProvider messages={messages}>
          <ImageSizingProvider sizing={sizing}>{children}</ImageSizingProvider>
          {brand && <SessionSync />}
          {brand && <TwoFactorProvider />}
          {brand && <LandingTracker />}
          {brand && <ImageFallback />}
          {brand && <OverlayProvider fault={statusFault} />}
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
