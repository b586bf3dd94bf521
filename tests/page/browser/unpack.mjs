// Unpacks the browser that came with the package: node unpack.mjs FOLDER
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

const folder = process.argv[2];
const packed = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin');
mkdirSync(folder, { recursive: true });
for (const [from, to, mode] of [
  ['chromium.br', 'chromium', 0o755],
  ['al2023.tar.br', 'al2023.tar', 0o644],
  ['swiftshader.tar.br', 'swiftshader.tar', 0o644],
]) {
  const out = createWriteStream(join(folder, to), { mode });
  await pipeline(createReadStream(join(packed, from)), createBrotliDecompress(), out);
}
