// App downloads of a merchant. One brand has none for iPhones, one no profile of its own, so that the demo shows every case.
const files: Record<string, (code: string) => string> = {
  IOS: () => 'ios',
  MOBILECONFIG: (code) => `${code}.mobileconfig`,
  Android: (code) => `${code}.apk`,
};

const lacking: Record<string, readonly string[]> = { noor: ['IOS', 'MOBILECONFIG'], lotus: ['MOBILECONFIG'] };

const typesOf = (code: string): string[] =>
  Object.keys(files).filter((type) => !lacking[code]?.includes(type));

/** Type and address of each link, as the lists of resources name them. */
export const appResources = (code: string) =>
  typesOf(code).map((resourceType) => ({
    resourceType,
    url: `https://apps.${code}.example/${files[resourceType]?.(code)}`,
  }));

/** The same by type, as the site config has them. */
export const appLinks = (code: string) =>
  Object.fromEntries(appResources(code).map(({ resourceType, url }) => [resourceType, url]));
