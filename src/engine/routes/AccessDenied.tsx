import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { CompiledResource } from '../../schema/compiled';
import { fillTemplate } from '../../schema/template';
import { useConsole } from '../../session/ConsoleContext';
import { useDocumentTitle } from './useDocumentTitle';

/** Says that the session may not see a page; where the declaration names another page, the message goes along to it. */
export function AccessDenied({ resource }: { resource?: CompiledResource }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { session, features } = useConsole();
  const denied = resource?.access.denied;
  const message = denied?.message ?? 'list.access_denied';
  const target = denied?.redirect && fillTemplate(denied.redirect, { subject: {}, session, features });
  useDocumentTitle(translate('list.titles.denied'));
  useEffect(() => {
    if (!target) return;
    notify(message, { type: 'error' });
    void navigate(target, { replace: true });
  }, [target, message, notify, navigate]);
  if (target) return null;
  return (
    <Box sx={{ p: 2 }}>
      <Alert severity="error">
        <AlertTitle>{translate('list.states.denied_title')}</AlertTitle>
        {translate(message, { _: message })}
      </Alert>
    </Box>
  );
}
