import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkRegistry } from '../../src/schema/checks';
import { declaredSuite } from './suites/declaredSuite';
import { httpSuite } from './suites/httpSuite';
import { madeUpGateways, madeUpSubjects, madeUpTenants } from './subjects/madeUp';
import { platformWorld } from './subjects/platformWorld';
import { promiseOf } from './suites/promise';
import { promisedSuite } from './suites/promisedSuite';
import { sampleOf } from './suites/samples';
import { sentSuite } from './suites/sentSuite';
import { root } from './texts/sourceTexts';
import { compiledOf } from './subjects/subjects';
import { expectAsWritten } from './subjects/written';

madeUpSubjects.forEach(declaredSuite);
madeUpSubjects.forEach(promisedSuite);
madeUpSubjects.filter(({ declaration }) => declaration.form).forEach(sentSuite);
madeUpSubjects.forEach(httpSuite);

describe('a resource that is new', () => {
  const { name, folders } = madeUpTenants;
  const promise = promiseOf(compiledOf(madeUpTenants));

  it('is the example of the documentation, word for word', () => {
    const [, example] = /```ts\n\/\/ resources\/teams-tenants\/index\.ts\n(.*?)```/s.exec(
      readFileSync(join(root, 'docs/adding-a-resource.md'), 'utf8'),
    )!;
    const tried = readFileSync(join(import.meta.dirname, 'subjects/teamsTenants.ts'), 'utf8');
    expect(example).toBe(tried.replace('../../../src/', '../../src/'));
  });

  it('is without problems', () => {
    expect(checkRegistry(madeUpTenants.among).filter(({ resource }) => resource === name)).toEqual([]);
  });

  it('has had its promise and its answers written by the tests above', () => {
    const kept = JSON.parse(readFileSync(join(folders.promised, `${name}.json`), 'utf8')) as typeof promise;
    expect(kept.columns).toMatchObject({ account: ['tenant_fqdn'], admin: ['tenant_fqdn', 'account_sid'] });
    expect(kept.fields.tenant_fqdn).toMatchObject({ required: true, create: 'shown', sent: ['create', 'update'] });
    const answers: unknown = JSON.parse(readFileSync(join(folders.answered, `${name}.json`), 'utf8'));
    expect(answers).toMatchObject({ deleted: 404, missing: 404, 'created by a view-only user': 403 });
  });

  it('fails in CI, with what to do, while no promise of it is kept', async () => {
    const folder = join(folders.promised, 'nowhere');
    const work = expectAsWritten({ folder, name, value: promise, isCi: true });
    await expect(work).rejects.toThrow(/teams-tenants\.json is missing\. Run 'npm test' once outside CI/);
    expect(existsSync(folder)).toBe(false);
  });

  it('says what a sample is missing where the declaration says too little', async () => {
    const world = await platformWorld(madeUpGateways.among);
    const shape = { ...compiledOf(madeUpGateways) };
    shape.fields = { ...shape.fields, ports: { ...shape.fields.ipv4!, name: 'ports', type: 'rows' } };
    await expect(sampleOf(world, shape, {})).rejects.toThrow(
      "No value for 'ports' (rows) follows from the declaration of 'made-up-gateways': give one in resources/made-up-gateways/samples.ts",
    );
  });
});
