#!/bin/sh
# Static analysis of both profiles with slither, offline: forge compiles with our compilers and full build info into
# folders of their own, slither reads them. Each finding is answered beside it in the code, or by its id in slither-triage/.
set -eu
cd "$(dirname "$0")/.."
slither=${SLITHER:-../.slipway/python/bin/slither}
if [ ! -x "$slither" ]; then
  echo "slither is missing: python3 -m venv .slipway/python && .slipway/python/bin/pip install -r contracts/requirements.txt" >&2
  exit 1
fi
for profile in default templates; do
  if [ $profile = default ]; then sources=src; else sources=$profile; fi
  out="cache/slither/$profile"
  FOUNDRY_PROFILE=$profile FOUNDRY_CACHE_PATH="cache/slither/$profile-cache" \
    node tools/forge.mjs build "$sources" --force --build-info --out "$out" >/dev/null
  FOUNDRY_PROFILE=$profile "$slither" . --config-file slither.config.json --triage-database "tools/slither-triage/$profile.json" --foundry-out-directory "$out"
done
