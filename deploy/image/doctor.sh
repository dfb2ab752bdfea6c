#!/bin/sh
# The doctor of the image's release: docs/operations/doctor.md.
cd /site/releases/current && exec node build/doctor.mjs "$@"
