#!/bin/sh
# Installs what the browser tests need, where that is allowed: Chromium, and a font with Chinese for what it shows.
# Where it is not allowed, says so and succeeds: the tests are then skipped by name.
set -u
[ "$(uname)" = Linux ] || exit 0

missing=
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null ||
    missing=chromium
[ -n "$(fc-list :lang=zh 2>/dev/null)" ] || missing="$missing fonts-noto-cjk"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086 # a list of words
    apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing >/dev/null && exit 0
fi
echo "Missing for the browser tests: $missing"
