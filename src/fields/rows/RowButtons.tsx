import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface RowButtonsProps {
  index: number;
  count: number;
  isOrdered: boolean;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
}

/** Removes a row, and moves it where the order of the rows matters. */
export function RowButtons({ index, count, isOrdered, onRemove, onMove }: RowButtonsProps) {
  const translate = useTranslate();
  const number = index + 1;
  return (
    <>
      {isOrdered && (
        <>
          <IconButton
            type="button"
            size="small"
            disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
            aria-label={translate('fields.rows.up', { number })}
          >
            <UpIcon fontSize="small" />
          </IconButton>
          <IconButton
            type="button"
            size="small"
            disabled={index === count - 1}
            onClick={() => onMove(index, index + 1)}
            aria-label={translate('fields.rows.down', { number })}
          >
            <DownIcon fontSize="small" />
          </IconButton>
        </>
      )}
      <IconButton
        type="button"
        size="small"
        onClick={() => onRemove(index)}
        aria-label={translate('fields.rows.remove', { number })}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </>
  );
}
