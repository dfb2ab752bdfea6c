// First render of the shell: the pre-paint script sets the mark, the deferred widgets read it.

/** Id of the shell's last element; once it is parsed, the next frame shows the whole shell. */
export const SHELL_END = 'shell-end';

export const SHELL_MARK = 'shell';
