import type { ReactNode } from 'react';

interface MarkProps {
  /** Height and width, in `em` of the text beside it. */
  size?: number;
  className?: string;
}

/** A sign drawn with one stroke in the colour of the text: a list has hundreds, and MUI's cost as much to draw as a row. */
export const mark = (lines: ReactNode) =>
  function Mark({ size = 1, className }: MarkProps) {
    return (
      <svg
        viewBox="0 0 16 16"
        width={`${size}em`}
        height={`${size}em`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
        aria-hidden
      >
        {lines}
      </svg>
    );
  };

export const PlusMark = mark(<path d="M8 3v10M3 8h10" />);
export const CheckMark = mark(<path d="M3 8.6 6.4 12 13 4.6" />);
export const DashMark = mark(<path d="M3.5 8h9" />);
export const CrossMark = mark(<path d="m4 4 8 8m0-8-8 8" />);
export const AlertMark = mark(<path d="M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8ZM8 4.8v3.8m0 2.4v.1" />);
export const InfoMark = mark(<path d="M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8ZM8 11.2V7.4m0-2.4v-.1" />);
export const QuestionMark = mark(
  <path d="M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8ZM6.3 6.4a1.8 1.8 0 1 1 2.6 1.7c-.6.3-.9.6-.9 1.2m0 1.9v.1" />,
);
export const DownMark = mark(<path d="m3.5 6 4.5 4.5L12.5 6" />);
export const UpDownMark = mark(<path d="m5 6 3-3 3 3m-6 4 3 3 3-3" />);
export const UpMark = mark(<path d="M3.5 10 8 5.5l4.5 4.5" />);
export const LinesMark = mark(<path d="M2.2 4h11.6M2.2 8h11.6M2.2 12h11.6" />);
export const LensMark = mark(<path d="M6.8 2.4a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8ZM10 10l3.8 3.8" />);
/** What something is dragged by. */
export const GripMark = mark(<path d="M6 3.5v.1M6 8v.1m0 4.4v.1M10 3.5v.1M10 8v.1m0 4.4v.1" />);
/** The way out. */
export const LeaveMark = mark(<path d="M9 2.6H3.2v10.8H9M6.6 8h7m-2.8-2.8L13.6 8l-2.8 2.8" />);
export const BinMark = mark(<path d="M3 4.2h10M6 4V2.6h4V4M4.2 4.4v9h7.6v-9M6.8 7v4M9.2 7v4" />);
/** Can be sorted by, and is not. */
export const SortMark = mark(<path d="M5 6.2 8 3.2l3 3m-6 3.6 3 3 3-3" />);
export const FoldMark = mark(<path d="M8 3.4 3.4 8 8 12.6m5-9.2L8.4 8l4.6 4.6" />);
export const UnfoldMark = mark(<path d="m3 3.4 4.6 4.6L3 12.6m5-9.2 4.6 4.6L8 12.6" />);
export const UserMark = mark(
  <path d="M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8ZM8 4.6a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM4.2 12.6c.8-1.4 2.2-2.2 3.8-2.2s3 .8 3.8 2.2" />,
);
/** Two sheets, one behind the other. */
export const CopyMark = mark(
  <>
    <rect x="5.2" y="5.2" width="8.6" height="8.6" rx="1.4" />
    <path d="M3.4 10.8a1.2 1.2 0 0 1-1.2-1.2V3.4a1.2 1.2 0 0 1 1.2-1.2h6.2a1.2 1.2 0 0 1 1.2 1.2" />
  </>,
);

/** Stands beside the name of what has to be filled in; the input itself says it to screen readers. */
export const RequiredMark = () => (
  <span className="required-mark" aria-hidden="true">
    *
  </span>
);
