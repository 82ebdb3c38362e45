export const up = 'm4 12 1.4 1.4L11 7.8V20h2V7.8l5.6 5.6L20 12l-8-8z';
export const down = 'm20 12-1.4-1.4L13 16.2V4h-2v12.2l-5.6-5.6L4 12l8 8z';
export const bin = 'M6 19a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V7H6zM8 9h8v10H8zm7.5-5-1-1h-5l-1 1H5v2h14V4z';
export const plus = 'M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z';

/** A picture of one path, plainer than MUI's: each row has up to three. */
export const Glyph = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden>
    <path d={path} />
  </svg>
);
