import { useQueryClient } from '@tanstack/react-query';
import { useCanAccess, useNotify, useStoreContext, useTranslate, type RaRecord } from 'react-admin';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { askAnew } from '../../../actions/delete/askAnew';
import { recordArguments } from '../../../actions/recordTitle';
import { rememberedKey } from '../../../actions/run/rememberedKey';
import { resourceTexts } from '../../../actions/texts';
import { lastChoice } from '../../../fields/reference/useFittingChoice';
import { addresses } from '../../../schema/addresses';
import { recordAddress } from '../../../actions/recordAddress';
import { sameAddress } from '../../../schema/sameAddress';
import type { CompiledResource } from '../../../schema/types/compiled';
import { accountFilter, sharedFilter } from '../../../session/choices/accountFilter';
import { useConsole } from '../../../session/ConsoleContext';
import { recordMeta } from '../record/recordMeta';

interface AfterSave {
  resource: CompiledResource;
  isNew: boolean;
  /** Whether the form is still on screen: an answer that comes later moves nobody. */
  isThere: RefObject<boolean>;
  /** Called before the page changes. */
  onLeave: () => void;
  /** Called where the form stays open. */
  onStay: (record: RaRecord) => void;
}

/** Tells of the save, forgets what the caches had, and goes where `form.after` says. */
export function useAfterSave({
  resource,
  isNew,
  isThere,
  onLeave,
  onStay,
}: AfterSave): (record: RaRecord, saved: string[]) => void {
  const queryClient = useQueryClient();
  const { registry } = useConsole();
  const store = useStoreContext();
  const notify = useNotify();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { canAccess: mayList } = useCanAccess({ resource: resource.name, action: 'list' });
  /** Each text once: several parts may say the same. */
  const tell = (record: RaRecord, saved: string[]) => {
    const part = isNew ? 'created' : 'updated';
    const messages = saved.map((name) => {
      const texts = resourceTexts(translate, name);
      const args = { ...recordArguments(resource, record), name: texts.name(1) };
      return texts.text(`toasts.${part}`, translate(`form.${part}`, args), args);
    });
    for (const message of new Set(messages)) notify(message, { type: 'success' });
  };
  return (record, saved) => {
    tell(record, saved);
    for (const { name, reference } of Object.values(resource.fields))
      if (isNew && reference?.preset === 'last')
        lastChoice(store, resource.name, name, record[sharedFilter]).write(record[name]);
    queryClient.removeQueries({ queryKey: rememberedKey(resource.name, record.id) });
    const related = Object.values(resource.related).map((rows) => rows.resource);
    for (const name of [resource.name, ...related, ...resource.parts])
      void queryClient.invalidateQueries({ queryKey: [name], refetchType: isThere.current ? 'none' : 'active' });
    void askAnew(queryClient, sameAddress(registry, resource));
    queryClient.setQueryData(
      [resource.name, 'getOne', { id: String(record.id), meta: recordMeta(resource, { subject: record }) }],
      record,
    );
    if (!isThere.current) return;
    const shared: unknown = record[sharedFilter];
    if (isNew && typeof shared === 'string' && sharedFilter in resource.fields && resource.idField !== sharedFilter)
      accountFilter.set(shared);
    const after = isNew ? resource.form?.after.create : resource.form?.after.edit;
    const canList = mayList !== false && (resource.views.list || resource.pages.list !== undefined);
    if (!isNew && (after !== 'list' || !canList)) return onStay(record);
    onLeave();
    void navigate(after === 'edit' || !canList ? recordAddress(resource, record) : addresses.list(resource.name));
  };
}
