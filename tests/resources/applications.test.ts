import { expect, it } from 'vitest';
import { declarations } from '../../resources';
import { platformWorld } from '../contract/subjects/platformWorld';

const hook = (name: string) => ({ url: `https://hooks.example.com/${name}`, method: 'POST' });

it('an application whose status webhook alone was changed is saved, its call webhook as it was', async () => {
  const { insider, admin } = await platformWorld(declarations);
  const { data: created } = await admin.provider.create('applications', {
    data: {
      name: 'Status only',
      account_sid: insider.session.account_sid,
      call_hook: hook('call'),
      call_status_hook: hook('status'),
    },
  });
  const { data: read } = await admin.provider.getOne('applications', { id: created.id });
  const changed = { ...(read.call_status_hook as object), url: 'https://hooks.example.com/renewed' };
  const data = { ...read, call_status_hook: changed };
  await admin.provider.update('applications', { id: read.id, data, previousData: read });
  const { data: again } = await admin.provider.getOne('applications', { id: created.id });
  expect(again.call_hook).toEqual(read.call_hook);
  expect(again.call_status_hook).toEqual(changed);
});
