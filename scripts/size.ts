import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './chunks';
import { isOver, sizesOf, type Limits, type Size } from './sizes';

const dist = join(import.meta.dirname, '../dist');
const limits = JSON.parse(readFileSync(join(import.meta.dirname, 'sizeLimits.json'), 'utf8')) as Limits;

const line = (size: Size) =>
  [
    isOver(size) ? 'OVER' : 'ok  ',
    (size.unit === 'kB' ? size.amount.toFixed(1) : String(size.amount)).padStart(7),
    `of ${String(size.limit).padStart(4)} ${size.unit}`,
    size.what,
  ].join(' ');

const sizes = sizesOf(dist, readManifest(dist), limits);
console.log(sizes.map(line).join('\n'));
process.exitCode = sizes.some(isOver) ? 1 : 0;
