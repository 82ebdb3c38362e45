import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { currency as usual, devicesOfReview, type Capacities } from '../billing/lines';
import { chargeKind } from '../billing/outcome';
import { money } from '../billing/pricing';

/** What a change would cost, in cents (platform-api 21.3). */
export interface Review {
  monthly_cost: number;
  prorated_cost: number;
  currency?: string;
}

const chargeTexts = {
  more: 'hosted.review.more',
  same: 'hosted.review.same',
  credit: 'hosted.review.credit',
};

interface ReviewDialogProps {
  review: Review;
  capacities: Capacities;
  ratio: number;
  locale: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more, with what the change brings and costs. */
export function ReviewDialog({ review, capacities, ratio, locale, isBusy, onConfirm, onClose }: ReviewDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const amount = (cents: number) => money(cents, review.currency ?? usual, locale);
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{translate('hosted.review.title')}</DialogTitle>
      <DialogContent>
        <p>{translate('hosted.review.levels')}</p>
        <ul>
          <li>{translate('hosted.review.calls', { smart_count: capacities.voice_call_session })}</li>
          <li>{translate('hosted.review.devices', { smart_count: devicesOfReview(capacities, ratio) })}</li>
        </ul>
        <p>
          {translate(chargeTexts[chargeKind(review.prorated_cost)], {
            monthly: amount(review.monthly_cost),
            prorated: amount(Math.abs(review.prorated_cost)),
          })}
        </p>
        {isBusy && <p role="status">{translate('hosted.busy')}</p>}
      </DialogContent>
      <DialogActions>
        <Button type="button" onClick={onClose} disabled={isBusy}>
          {translate('actions.cancel')}
        </Button>
        <Button type="button" variant="contained" onClick={onConfirm} disabled={isBusy}>
          {translate('hosted.review.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
