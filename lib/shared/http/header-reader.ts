// Headers of a request as those see them who only read.

/** What reading needs: the web's own `Headers` have it, and the Node server's view of a Node request, which costs less. Names in any case. */
export type HeaderReader = Pick<Headers, 'get' | 'has'>;
