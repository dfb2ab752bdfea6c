const SHORT = /^[A-Za-z0-9-]{1,6}$/;

/** Returns a code of at most 6 letters, digits and dashes, else its first part, else `en`. */
export function toAuthLanguage(tag: string): string {
  if (SHORT.test(tag)) return tag;
  const [first = ''] = tag.split('-');
  return SHORT.test(first) ? first : 'en';
}
