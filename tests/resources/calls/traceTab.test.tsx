import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectRefusals } from '../../engine/form/support/arrangeForm';
import { openedCall } from './openedCall';

const begin = 1_772_618_400_000;

interface Made {
  name: string;
  parent?: string;
  /** Milliseconds since the call began. */
  from: number;
  to: number;
  attributes?: Record<string, object>;
}

const traceOf = (made: Made[]) => ({
  resourceSpans: [
    {
      scopeSpans: [
        {
          spans: made.map(({ name, parent = '', from, to, attributes = {} }) => ({
            spanId: name,
            parentSpanId: parent,
            name,
            startTimeUnixNano: `${begin + from}000000`,
            endTimeUnixNano: `${begin + to}000000`,
            attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
          })),
        },
      ],
    },
  ],
});

const hook = 'performAppWebhook';
const longName = 'verb:gather{"input":["speech","digits"],"timeout":8}';
const some = traceOf([
  { name: 'incoming-call', from: 0, to: 61_000 },
  {
    name: hook,
    parent: 'incoming-call',
    from: 20,
    to: 420,
    attributes: {
      'http.statusCode': { intValue: '503' },
      'app.hook': { stringValue: 'https://app.example/answer' },
      'http.body': { stringValue: '{"call_sid":"c1"}' },
      'app.tasks': { stringValue: '[{"verb":"say"}]' },
    },
  },
  { name: longName, parent: 'incoming-call', from: 500, to: 9500 },
  {
    name: 'tts-generation',
    parent: longName,
    from: 510,
    to: 760,
    attributes: { 'tts.vendor': { stringValue: 'google' }, 'tts.cached': { boolValue: false } },
  },
  { name: 'dtmf:5', parent: 'never-sent', from: 800, to: 900, attributes: { dtmf: { stringValue: '5' } } },
]);

async function traced(body: unknown = some, status = 200) {
  const opened = await openedCall();
  opened.answer('/trace/', body, status);
  await opened.openTab('Tracing');
  return opened;
}

const spans = async () => within(await screen.findByRole('list', { name: 'Spans' })).getAllByRole('button');
const names = async () => (await spans()).map((row) => row.querySelector('.name')!.textContent);

describe('the trace of a call', () => {
  it('is a tree of rows: a status, a name of at most 36 characters, a duration, and a mark where the parent is missing', async () => {
    await traced();
    expect(await names()).toEqual([
      'incoming-call',
      `503 ${hook}`,
      `${longName.slice(0, 36)}...`,
      'tts-generation',
      '? dtmf:5',
    ]);
    expect(screen.getByTitle('What this happened in is missing from the trace')).toBeInTheDocument();
    expect((await spans()).map((row) => row.querySelector('.time')!.textContent)).toEqual([
      ...['1m 1s', '400ms', '9.00s', '250ms', '100ms'],
    ]);
    expect(screen.getByText('5 of 5 spans')).toBeInTheDocument();
  });

  it('is searched by names and attributes, and says how many are found', async () => {
    const { user } = await traced();
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'GOOGLE');
    await waitFor(async () => expect(await names()).toEqual(['tts-generation']));
    expect(screen.getByText('1 of 5 spans')).toBeInTheDocument();
  });

  it('has the slowest first, when that is wanted', async () => {
    const { user } = await traced();
    await user.click(await screen.findByRole('checkbox', { name: 'Slowest first' }));
    expect((await spans()).map((row) => row.querySelector('.time')!.textContent)).toEqual([
      ...['1m 1s', '9.00s', '400ms', '250ms', '100ms'],
    ]);
  });

  it('is as many times wider as is chosen', async () => {
    const { user } = await traced();
    const timeline = (await screen.findByRole('list', { name: 'Spans' })).parentElement!;
    expect(timeline.style.getPropertyValue('--zoom')).toBe('1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Zoom' }), '20×');
    expect(timeline.style.getPropertyValue('--zoom')).toBe('20');
  });

  it('tells a span in groups: what was asked and answered, and the speech that was made within it', async () => {
    const { user } = await traced();
    await user.click((await spans())[1]!);
    const webhook = within(await screen.findByRole('dialog', { name: `Span: ${hook}` }));
    const asked = within(webhook.getByRole('region', { name: 'Webhook' }));
    for (const text of ['503', 'https://app.example/answer']) expect(asked.getByText(text)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click((await spans())[2]!);
    const gather = await screen.findByRole('dialog', { name: `Span: ${longName.replaceAll(',', ', ')}` });
    expect(within(gather).getByRole('region', { name: 'Speech synthesis' })).toHaveTextContent(/google.*No/);
  });

  it('lists what the application was asked, with both bodies', async () => {
    const { user } = await traced();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Webhook exchanges');
    expect(await screen.findByText('One exchange')).toBeInTheDocument();
    const exchange = screen.getByText(/https:\/\/app\.example\/answer/).closest('li')!;
    expect(exchange).toHaveTextContent(/503.*Request.*"call_sid": "c1".*Response.*"verb": "say"/);
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'tts');
    expect(await screen.findByText('The application was asked nothing.')).toBeInTheDocument();
  });

  it('that is empty says so', async () => {
    await traced({ resourceSpans: [] });
    expect(await screen.findByText('The trace of this call is empty.')).toBeInTheDocument();
  });

  it.each([
    [404, 'There is no trace of this call, or it is no longer kept.'],
    [500, 'jaeger is away'],
  ])('that is answered with %i says why, and is asked for again', async (status, told) => {
    expectRefusals();
    const { user } = await traced('jaeger is away', status);
    expect(await screen.findByText(told)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Spans' })).toBeInTheDocument();
  });
});
