import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import type { CompiledResource } from '../../schema/types/compiled';
import { failureText } from '../failureText';
import { recordArguments } from '../recordTitle';
import { useResourceTexts } from '../texts';
import { UsageList } from './UsageList';
import type { useUsage } from './useUsage';

export interface DeleteQuestionProps {
  resource: CompiledResource;
  record: RaRecord;
  usage: ReturnType<typeof useUsage>;
}

/** The body of the delete dialog: still checking, not known, in use, or the question itself. */
export function DeleteQuestion({ resource, record, usage }: DeleteQuestionProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  if (usage.isFetching) {
    return (
      <>
        <Typography>{translate('actions.delete.checking')}</Typography>
        <LinearProgress aria-label={translate('actions.delete.checking')} />
      </>
    );
  }
  if (usage.error) {
    const reason = failureText(translate, usage.error);
    return (
      <Alert severity="error">
        {translate('actions.delete.unknown', { reason })} {translate('actions.delete.unknown_hint')}
      </Alert>
    );
  }
  const args = recordArguments(resource, record);
  const question = <Typography>{texts.textOr('delete.confirm', 'actions.delete.confirm', args)}</Typography>;
  const unseen = usage.data?.filter(({ isUnseen }) => isUnseen) ?? [];
  if (usage.data && usage.data.length > unseen.length) {
    const isInUse = usage.data.some(({ total }) => total > 0);
    return (
      <>
        <Alert severity="warning">
          {isInUse ? texts.textOr('delete.in_use', 'actions.delete.in_use') : translate('actions.delete.not_known')}
        </Alert>
        <UsageList usage={usage.data} />
      </>
    );
  }
  if (unseen.length === 0) return question;
  return (
    <>
      {question}
      <Alert severity="info" sx={{ mt: 2 }}>
        {translate('actions.delete.unseen')}
        <UsageList usage={unseen} />
      </Alert>
    </>
  );
}
