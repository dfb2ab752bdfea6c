/** Read access to request headers, case-insensitive: `Headers`, or the cheaper view of a Node request. */
export type HeaderReader = Pick<Headers, 'get' | 'has'>;
