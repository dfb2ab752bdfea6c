// How a page tells when its shell was first rendered: the script before the paint sets the mark, the late parts read it.

/** Id of the last element of the shell: once it is parsed, a frame shows all of it. */
export const SHELL_END = 'shell-end';

/** Name of the performance mark. */
export const SHELL_MARK = 'shell';
