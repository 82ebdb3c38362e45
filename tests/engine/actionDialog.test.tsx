import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, it, vi } from 'vitest';
import { ActionDialog } from '../../src/actions/run/ActionDialog';
import { QuestionFormProvider, type QuestionFormProps } from '../../src/actions/run/questionForm';
import { compiled } from '../schema/support/things';

const Answered = ({ formId }: QuestionFormProps) => <form id={formId} />;

it('cannot be answered before its questions have arrived', async () => {
  const resource = compiled({
    actions: { dim: { on: ['row'], call: { method: 'POST', path: '/Dim' }, ask: { level: { type: 'number' } } } },
  });
  let arrive: () => void = vi.fn();
  const part = new Promise<{ default: typeof Answered }>((resolve) => {
    arrive = () => resolve({ default: Answered });
  });
  render(
    <QuestionFormProvider value={lazy(() => part)}>
      <ActionDialog
        resource={resource}
        action={resource.actions.dim!}
        facts={{ subject: {}, features: {} }}
        args={{}}
        onCancel={vi.fn()}
        onAnswer={vi.fn()}
      />
    </QuestionFormProvider>,
  );
  expect(screen.getByRole('button', { name: 'actions.apply' })).toBeDisabled();
  await act(async () => {
    arrive();
    await part;
  });
  expect(screen.getByRole('button', { name: 'actions.apply' })).toBeEnabled();
});
