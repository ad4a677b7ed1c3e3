#!/usr/bin/env bash
# Installs the PostgreSQL, Redis and Swift (an S3-compatible storage) of Debian's packages that scripts/servers.ts starts, and
# the SimpleSAMLphp that a test of signing in does; does nothing where they are. A shell script, so that it can run before anything of ours is installed.
set -euo pipefail
if compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null && command -v redis-server >/dev/null &&
  command -v swift-proxy-server swift-account-server swift-container-server swift-object-server >/dev/null &&
  command -v php >/dev/null && [ -d /usr/share/simplesamlphp/www ]; then exit 0; fi
if [ "$(id -u)" != 0 ]; then
  echo 'The PostgreSQL, Redis, Swift and SimpleSAMLphp tests need root to install Debian packages.' >&2
  exit 1
fi
export DEBIAN_FRONTEND=noninteractive
# A mirror that is away for a moment is asked again.
get() { apt-get -qq -o Acquire::Retries=3 "$@" >/dev/null; }
get update
get install -y --no-install-recommends postgresql redis-server simplesamlphp php-cli php-xml php-mbstring \
  swift-proxy swift-account swift-container swift-object
