#!/bin/sh
# Finds the log lines of a support code: docs/operations/support-codes.md.
exec node /site/support-code.mjs "$@"
