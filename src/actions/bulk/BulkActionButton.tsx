import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { ActionDialog } from '../run/ActionDialog';
import { useScreenCommand } from '../useScreenCommand';
import { useBulkAction, type BulkActionProps } from './useBulkAction';

/** A declared action for all selected rows: asks once, then runs row by row. */
export function BulkActionButton(props: BulkActionProps) {
  const { resource, action } = props;
  const translate = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const { facts, args, label, begin } = useBulkAction(props);
  const asksFirst = action.confirm === true || Object.keys(action.questions).length > 0;
  const press = () => (asksFirst ? setIsAsking(true) : begin({}));
  useScreenCommand(translate('actions.of_selection', { label, ...args }), press);
  return (
    <>
      <Button size="small" variant="outlined" onClick={press}>
        {label}
      </Button>
      {isAsking && (
        <ActionDialog
          {...{ resource, action, args, facts }}
          onCancel={() => setIsAsking(false)}
          onAnswer={(ask) => {
            setIsAsking(false);
            begin(ask);
          }}
        />
      )}
    </>
  );
}
