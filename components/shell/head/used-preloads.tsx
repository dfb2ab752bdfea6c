// Next's development server preloads the styles of error pages, which no page shows; Chrome warns of each.
const USE_PRELOADS = `addEventListener('load', () => {
  for (const { href } of document.querySelectorAll('link[rel=preload][as=style]'))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href }));
});`;

/** Uses every preloaded style sheet without applying it, so that the console stays clean. For development alone. */
export function UsedPreloads({ nonce }: { readonly nonce: string }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {USE_PRELOADS}
    </script>
  );
}
