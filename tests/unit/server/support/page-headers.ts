// The request headers of a render, as Next hands them to a page; a test mocks next/headers with this module.
let current = new Headers();

/** Sets what the page sees. */
export function setPageRequest(headers: Record<string, string>): void {
  current = new Headers(headers);
}

export const headers = async (): Promise<Headers> => current;
