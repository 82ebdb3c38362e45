import { useComplaintText } from './useComplaintText';

interface HelpAndErrorProps {
  /** Of the input, whose description these are. */
  id: string;
  help: string | undefined;
  /** As react-hook-form keeps it. */
  error: string | undefined;
}

/** Help that is always in view, and what is wrong. */
export function HelpAndError({ id, help, error }: HelpAndErrorProps) {
  const complaintText = useComplaintText();
  return (
    <>
      {help && (
        <p id={`${id}-help`} className="field-note">
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="field-note error">
          {complaintText(error)}
        </p>
      )}
    </>
  );
}
