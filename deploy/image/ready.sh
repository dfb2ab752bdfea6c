#!/bin/bash
# Succeeds if the site in this container is ready. bash asks by itself: a Node process every 5 s would cost more than the site at rest.
exec 3<> "/dev/tcp/127.0.0.1/${PORT:-3000}" || exit 1
printf 'GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n' >&3
read -r -t 2 status <&3 && [[ $status == 'HTTP/1.1 200 '* ]]
