import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { recordTitle } from '../../../actions/recordTitle';
import { useResourceTexts } from '../../../actions/texts';
import { SidCell } from '../../../fields/sid/SidCell';
import { useDocumentTitle } from '../../routes/useDocumentTitle';
import { useFormParts } from '../record/FormContext';
import { useListAddress } from '../save/useListAddress';

/** Where we are, what the page is, and which record it is about. */
export function FormHeader() {
  const { resource, record, mode } = useFormParts();
  const list = useListAddress(resource);
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const name = texts.name(1);
  const title = texts.textOr(`titles.${mode === 'create' ? 'add' : 'edit'}`, `form.titles.${mode}`, { name });
  const own = record && resource.kind === 'collection' ? recordTitle(resource, record) : '';
  const denial = mode === 'show' ? resource.access.denied.edit?.message : undefined;
  const idField = resource.fields[resource.idField];
  useDocumentTitle(own === '' ? title : `${title}: ${own}`);
  return (
    <header>
      {list && (
        <Breadcrumbs aria-label={translate('form.breadcrumbs')}>
          <Link component={RouterLink} to={list} underline="hover">
            {texts.name(2)}
          </Link>
          <Typography aria-current="page" sx={{ overflowWrap: 'anywhere' }}>
            {own || title}
          </Typography>
        </Breadcrumbs>
      )}
      <Typography component="h1" variant="h5">
        {title}
      </Typography>
      {record && idField && !idField.placed && (
        <SidCell resource={resource} field={idField} record={record} value={record.id} options={{}} />
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate(mode === 'show' ? 'form.read_only' : 'form.required_notice')}
      </Typography>
      {denial && (
        <Typography variant="body2" sx={{ mb: 2 }}>
          {translate(denial)}
        </Typography>
      )}
    </header>
  );
}
