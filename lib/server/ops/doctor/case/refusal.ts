// Why the doctor examines nothing: it would be something else than the operator believes.
import 'server-only';

/** One sentence on what keeps the doctor from examining the site. */
export class Refusal extends Error {}
