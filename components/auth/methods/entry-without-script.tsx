import { ButtonLink } from '@/components/ui/button/button-link';

type EntryWithoutScriptProps = { readonly text: string; readonly href: string; readonly label: string };

/** Says that script is needed, and leads to people instead. */
export function EntryWithoutScript({ text, href, label }: EntryWithoutScriptProps) {
  return (
    <noscript>
      <p>{text}</p>
      <p>
        <ButtonLink href={href} look="quiet" size="wide">
          {label}
        </ButtonLink>
      </p>
    </noscript>
  );
}
