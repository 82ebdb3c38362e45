import { describe, expect, it } from 'vitest';
import carriers from '../../../resources/carriers';
import { fieldComplaint } from '../../../src/rules/validate';
import { compile } from '../../../src/schema/compile/compile';

const resource = compile(carriers);

const complaint = (name: string, value: string) =>
  fieldComplaint({ resource, field: resource.fields[name]!, value, facts: { subject: { [name]: value } } });

describe('what a template has in the place of a value', () => {
  it.each(['<your-user>', '<your password>', '<>'])('is refused: %s', async (value) => {
    expect(await complaint('inbound_auth_password', value)).toMatchObject({
      key: 'resources.carriers.form.placeholder',
    });
  });

  it.each(['k>9x<Q2pass', '<a>b', 'a<b>'])('is none where brackets are a part: %s', async (value) => {
    expect(await complaint('register_password', value)).toBeUndefined();
    expect(await complaint('inbound_auth_password', value)).toBeUndefined();
  });

  it('is called so where a host is asked for, too, before it is judged as one', async () => {
    expect(await complaint('register_sip_realm', '<realm>')).toMatchObject({
      key: 'resources.carriers.form.placeholder',
    });
    expect(await complaint('register_sip_realm', 'localhost')).toMatchObject({ key: 'rules.host.invalid' });
  });
});
