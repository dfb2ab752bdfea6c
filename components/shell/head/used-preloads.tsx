// Next's development server preloads styles of error pages; Chrome warns about each unused one.
const USE_PRELOADS = `addEventListener('load', () => {
  for (const { href } of document.querySelectorAll('link[rel=preload][as=style]'))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href }));
});`;

/** Uses every preloaded style sheet without applying it. Development only. */
export function UsedPreloads({ nonce }: { readonly nonce: string }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {USE_PRELOADS}
    </script>
  );
}
