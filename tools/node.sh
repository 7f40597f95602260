#!/bin/sh
# Print the folder of the Node on this system if the page's tools run on it: 20.19, 22.13, or 24 and newer, with npm.
node=$(command -v node) && command -v npm >/dev/null || exit 1
"$node" -e '
  const [major, minor] = process.versions.node.split(".").map(Number)
  const least = { 20: 19, 22: 13 }[major] ?? (major >= 24 ? 0 : Infinity)
  if (minor < least) process.exit(1)
  console.log(path.dirname(process.execPath))
' 2>/dev/null
