#!/bin/sh
# Lays out below $1 what the image adds to its base: the current release with what it runs, Node, three commands, and fonts.
set -eu
target=$1
root=$(cd "$(dirname "$0")/../.." && pwd)
fonts=/usr/share/fonts

mkdir -p "$target/site" "$target/usr/local/bin" "$target$fonts/site" "$target/etc/fonts"
# The project's Node, under the path that its release was compiled ahead for.
node=$root/node_modules/node/bin/node
"$node" "$root/scripts/release/make/image-tree.mjs" "$target/site"
cp "$node" "$target/usr/local/bin/node"
for command in doctor ready support-code; do
  install -m 755 "$root/deploy/image/$command.sh" "$target/usr/local/bin/$command"
done

# The scripts of the 28 languages, in the weights that painted pictures use.
cp "$root/deploy/image/fonts.conf" "$target/etc/fonts/fonts.conf"
for script in "" Bengali Devanagari Khmer Lao Myanmar Tamil Telugu Thai Arabic; do
  cp "$fonts/truetype/noto/NotoSans$script-Bold.ttf" "$fonts/truetype/noto/NotoSans$script-Regular.ttf" "$target$fonts/site/"
done
cp "$fonts/truetype/noto/NotoNastaliqUrdu-Bold.ttf" "$fonts/truetype/noto/NotoNastaliqUrdu-Regular.ttf" "$target$fonts/site/"
cp "$fonts/opentype/noto/NotoSansCJK-Bold.ttc" "$fonts/opentype/noto/NotoSansCJK-Regular.ttc" "$target$fonts/site/"
