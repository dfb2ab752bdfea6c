// The doctor refuses to run rather than examine something else than the operator expects.
import 'server-only';

export class DoctorError extends Error {}
