import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface KeptVariablesProps {
  names: string[];
  /** Whether the webhook said what it knows. */
  isKnown: boolean;
  onRemove: ((name: string) => void) | undefined;
}

/** Stored values that no declaration is there for: kept until somebody removes them. They may be secrets and are not shown. */
export function KeptVariables({ names, isKnown, onRemove }: KeptVariablesProps) {
  const translate = useTranslate();
  return (
    <div>
      <Typography variant="body2" role="status">
        {translate(isKnown ? 'fields.env.undeclared' : 'fields.env.kept')}
      </Typography>
      <ul style={{ overflowWrap: 'anywhere' }}>
        {names.map((name) => (
          <Stack component="li" key={name} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <code>{name}</code>
            {isKnown && onRemove && (
              <Button
                type="button"
                size="small"
                color="error"
                onClick={() => onRemove(name)}
                aria-label={translate('fields.env.remove_what', { name })}
              >
                {translate('fields.env.remove')}
              </Button>
            )}
          </Stack>
        ))}
      </ul>
    </div>
  );
}
