// Features newer than the oldest supported browsers (package.json browserslist; docs/operations/merchants/browsers.md): [name, how it is written].

/** Patterns in browser code. Code with a fallback is written otherwise. */
export const NEWER_CODE: readonly [name: string, pattern: RegExp, example: string][] = [
  ['URL.parse, Safari 18', /\bURL\.parse\(/, 'const url = URL.parse(raw);'],
  ['URL.canParse, Safari 17', /\bURL\.canParse\(/, 'if (URL.canParse(raw)) go();'],
  ['Promise.withResolvers, Safari 17.4', /\bPromise\.withResolvers\b/, 'Promise.withResolvers()'],
  ['Promise.try, Safari 18.2', /\bPromise\.try\(/, 'Promise.try(work)'],
  ['groupBy, Safari 17.4', /\b(?:Object|Map)\.groupBy\(/, 'Object.groupBy(all, by)'],
  ['AbortSignal.any, Safari 17.4', /\bAbortSignal\.any\(/, 'AbortSignal.any([a, b])'],
  ['RegExp.escape, Safari 18.2', /\bRegExp\.escape\(/, 'RegExp.escape(text)'],
  [
    'methods of sets, Safari 17',
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
    'a.isSubsetOf(b)',
  ],
  [
    'helpers of iterators, Safari 18.4',
    /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|take|toArray)\(/,
    'map.values().map(one)',
  ],
  ['base64 of bytes, Safari 18.2', /\bUint8Array\.from(?:Base64|Hex)\(|\.toBase64\(/, 'bytes.toBase64()'],
  ['Array.fromAsync', /\bArray\.fromAsync\(/, 'Array.fromAsync(all)'],
  [
    'Intl.DurationFormat, Safari 16.4 but Chrome 129',
    /\bIntl\.DurationFormat\b/,
    'new Intl.DurationFormat()',
  ],
  ['startViewTransition, Safari 18', /\.startViewTransition\(/, 'document.startViewTransition(f)'],
  ['popover, Safari 17', /\bpopover(?:Target)?=/, '<div popover="auto" />'],
];

/** In styles. */
export const NEWER_STYLES: readonly [name: string, pattern: RegExp, example: string][] = [
  ['nested rules, Safari 16.5', /^\s*&|\{\s*&/m, '.a { & .b { top: 0 } }'],
  ['light-dark(), Safari 17.5', /\blight-dark\(/, 'a { color: light-dark(#000, #fff) }'],
  ['places by anchors, Safari 26', /\b(?:position-)?anchor(?:-name)?\s*:/, 'a { anchor-name: --x }'],
  ['@scope, Safari 17.4', /@scope\b/, '@scope (.a) {}'],
  ['text-box, Safari 18.2', /\btext-box\b/, 'a { text-box: trim-both }'],
  [
    'round(), sin() and their like, Chrome 111 to 125',
    /\b(?:round|mod|rem|pow|hypot)\(/,
    'a { top: round(1px, 2px) }',
  ],
];
