#!/bin/sh
# Installs what the browser tests need, where that is allowed: Chromium, best without its windows, and a font with
# Chinese for what it shows. Where it is not allowed, says so and succeeds: the tests are then skipped by name.
set -u
[ "$(uname)" = Linux ] || exit 0

there() {
    command -v "$1" >/dev/null
}

fonts() {
    [ -n "$(fc-list :lang=zh 2>/dev/null)" ]
}

any_browser() {
    there chromium-headless-shell || there chromium || there chromium-browser || there google-chrome
}

there chromium-headless-shell && fonts && exit 0

if [ "$(id -u)" = 0 ] && there apt-get; then
    export DEBIAN_FRONTEND=noninteractive
    install() {
        apt-get install -y -qq --no-install-recommends "$1" >/dev/null
    }
    apt-get update -qq
    there chromium-headless-shell || install chromium-headless-shell || any_browser || install chromium
    fonts || install fonts-noto-cjk
fi
any_browser || echo "Missing for the browser tests: Chromium"
fonts || echo "Missing for the browser tests: a font with Chinese"
exit 0
