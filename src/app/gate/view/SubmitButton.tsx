interface SubmitButtonProps {
  isBusy: boolean;
  text: string;
  busyText: string;
}

/** The one button of a form; while it works it stays in the tab order and does nothing. */
export function SubmitButton({ isBusy, text, busyText }: SubmitButtonProps) {
  return (
    <button type="submit" className="primary" aria-disabled={isBusy}>
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {isBusy ? busyText : text}
    </button>
  );
}
