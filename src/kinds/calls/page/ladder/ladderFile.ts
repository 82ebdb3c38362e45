import type { Arranged, Row } from './arrange';
import { placeText } from './arrange';
import { messageText, rowLabel, secondsText, timeText, withoutSecrets, type Translate } from './ladderTexts';

const [width, timeWidth] = [28, 22];

/** One line with arrows between the columns. */
function drawn({ from, to }: Row, columns: number, label: string): string {
  const cells = Array.from<unknown, string>({ length: columns * width }, (_, index) =>
    index % width === width / 2 ? '|' : ' ',
  );
  const [left, right] = [Math.min(from, to), Math.max(from, to)].map((column) => column * width + width / 2) as [
    number,
    number,
  ];
  for (let at = left + 1; at < right; at += 1) cells[at] = '-';
  if (from < to) cells[right - 1] = '>';
  if (to < from) cells[left + 1] = '<';
  const room = Math.max(0, right - left - 3);
  const text = label.slice(0, Math.max(room, from === to ? width / 2 - 2 : 0));
  const start = from === to ? left + 2 : left + 1 + Math.ceil((right - left - 1 - text.length) / 2);
  [...text].forEach((letter, index) => (cells[start + index] = letter));
  return cells.join('').trimEnd();
}

/** The ladder in letters, then every message in full; secrets of messages are left out. */
export function ladderText({ participants, rows }: Arranged, translate: Translate): string {
  const pad = (text: string) =>
    text
      .slice(0, width - 1)
      .padStart(Math.floor((width + text.length) / 2))
      .padEnd(width);
  const head = `${''.padEnd(timeWidth)}${participants.map(pad).join('')}`.trimEnd();
  const lines = rows.map((row) => {
    const time = `${String(row.number).padStart(4)} ${secondsText(row.at).padStart(9)}`.padEnd(timeWidth);
    return `${time}${drawn(row, participants.length, rowLabel(row, translate))}`;
  });
  const messages = rows.map((row) => {
    const { entry, number } = row;
    const title = `${number}. ${timeText(entry.time)} ${placeText(entry.from)} → ${placeText(entry.to)} ${rowLabel(row, translate)}`;
    if (entry.kind === 'stream') return title;
    return `${title}\n\n${withoutSecrets(messageText(entry)).replaceAll('\r\n', '\n').trimEnd()}`;
  });
  const rule = '-'.repeat(78);
  return `${[head, ...lines].join('\n')}\n\n${rule}\n${messages.join(`\n\n${rule}\n`)}\n`;
}

export interface Colours {
  surface: string;
  text: string;
  muted: string;
  line: string;
  accent: string;
  danger: string;
  success: string;
  font: string;
}

const [columnWidth, rowHeight, headHeight, margin] = [210, 44, 48, 90];

const escaped = (text: string) =>
  text.replace(/[&<>"\p{Cc}]/gu, (sign) => (sign < ' ' ? ' ' : `&#${sign.charCodeAt(0)};`));

const colourOf = ({ entry, repeats }: Row, colours: Colours): string => {
  if (entry.kind === 'stream') return colours.success;
  if (repeats !== undefined) return colours.muted;
  return (entry.status ?? 0) >= 400 ? colours.danger : colours.accent;
};

function arrow(row: Row, index: number, colours: Colours, translate: Translate): string {
  const y = headHeight + (index + 1) * rowHeight - 12;
  const [start, end] = [row.from, row.to].map((column) => margin + (column + 0.5) * columnWidth) as [number, number];
  const colour = colourOf(row, colours);
  const way = Math.sign(end - start);
  const dash = row.entry.kind === 'stream' || row.repeats !== undefined ? ' stroke-dasharray="6 4"' : '';
  const line =
    way === 0
      ? `<path d="M${start} ${y - 14}h26v14h-20" fill="none" stroke="${colour}"${dash}/>`
      : `<path d="M${start} ${y}H${end}" stroke="${colour}"${dash}/>`;
  const tip = way === 0 ? start : end;
  const back = way === 0 ? 8 : -8 * way;
  const head = `<path d="M${tip} ${y}l${back} -4v8z" fill="${colour}"/>`;
  const middle = way === 0 ? start + 34 : (start + end) / 2;
  const anchor = way === 0 ? 'start' : 'middle';
  const label = escaped(rowLabel(row, translate));
  return `<text x="8" y="${y + 4}" fill="${colours.muted}" font-size="11">${secondsText(row.at)}</text>${line}${head}<text x="${middle}" y="${y - 6}" text-anchor="${anchor}" fill="${colours.text}" font-size="12">${label}</text>`;
}

/** A picture of a ladder, and how large it is. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** The ladder as a picture of its own, in the colours on screen. @param title for who does not see it */
export function ladderPicture(
  { participants, rows }: Arranged,
  { colours, title, translate }: { colours: Colours; title: string; translate: Translate },
): Picture {
  const size = {
    width: margin + participants.length * columnWidth + 16,
    height: headHeight + rows.length * rowHeight + 16,
  };
  const lines = participants.map((name, column) => {
    const x = margin + (column + 0.5) * columnWidth;
    return `<text x="${x}" y="28" text-anchor="middle" fill="${colours.text}" font-size="13" font-weight="600">${escaped(name)}</text><path d="M${x} ${headHeight - 8}V${size.height - 8}" stroke="${colours.line}"/>`;
  });
  const arrows = rows.map((row, index) => arrow(row, index, colours, translate));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" font-family="${escaped(colours.font)}" stroke-width="1.5"><title>${escaped(title)}</title><rect width="100%" height="100%" fill="${colours.surface}" stroke="none"/>${lines.join('')}${arrows.join('')}</svg>`;
  return { svg, ...size };
}
