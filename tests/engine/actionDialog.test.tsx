import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ActionDialog } from '../../src/actions/run/ActionDialog';
import { QuestionFormProvider, type QuestionFormProps } from '../../src/actions/run/questionForm';
import { inPart } from '../../src/loading/inPart';
import { compiled } from '../schema/support/things';

it('cannot be answered before its questions have arrived', async () => {
  const resource = compiled({
    actions: { dim: { on: ['row'], call: 'POST /Dim', ask: { level: { type: 'number' } } } },
  });
  const Arriving = inPart<QuestionFormProps>(() => new Promise(() => undefined), { isHeavy: true });
  const onAnswer = vi.fn();
  const dialog = (
    <QuestionFormProvider value={Arriving}>
      <ActionDialog
        resource={resource}
        action={resource.actions.dim!}
        facts={{ subject: {}, features: {} }}
        args={{}}
        onCancel={vi.fn()}
        onAnswer={onAnswer}
      />
    </QuestionFormProvider>
  );
  await act(() => Promise.resolve(render(dialog)));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dim' }));
  expect(onAnswer).not.toHaveBeenCalled();
});
