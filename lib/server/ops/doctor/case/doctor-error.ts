// Why the doctor examines nothing: it would examine something else than the operator believes.
import 'server-only';

export class DoctorError extends Error {}
