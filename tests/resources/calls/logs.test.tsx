import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hold } from '../../support/hold';
import { expectRefusals } from '../../engine/form/support/arrangeForm';
import { openedCall } from './openedCall';

const inAws = { AWS_REGION: 'eu-west-1' };
const openLogs = () => openedCall(inAws);
type Opened = Awaited<ReturnType<typeof openLogs>>;

async function retrieve({ user }: Pick<Opened, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Retrieve Logs' }));
}

/** The tab with these lines in it. */
async function retrieved(...lines: (object | string)[]) {
  const opened = await openLogs();
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  opened.answer('/logs$', texts);
  await opened.openTab('Logs');
  await retrieve(opened);
  return opened;
}

const some = [
  { level: 20, time: 1_772_618_400_000, msg: 'asks the application' },
  { level: 40, time: 1_772_618_401_500, msg: 'slow answer' },
  { level: 50, time: 1_772_618_402_000, msg: 'no answer', url: 'https://app.example/hook' },
  'not written as JSON',
];

const shownLines = () => screen.queryAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('group'));
const summaries = () => shownLines().map((line) => line.querySelector('summary')?.textContent);

describe('the logs of a call', () => {
  it('have no tab where the deployment keeps none', async () => {
    await openedCall();
    expect(screen.queryByRole('tab', { name: 'Logs' })).not.toBeInTheDocument();
  });

  it('are retrieved by a press, once, and say meanwhile that it may take a while', async () => {
    const opened = await openLogs();
    const { platform } = opened;
    const release = hold(platform.sandbox, 'GET', /\/logs$/);
    await opened.openTab('Logs');
    expect(platform.lines('GET', /\/logs$/)).toEqual([]);
    await retrieve(opened);
    expect(await screen.findByRole('button', { name: 'Retrieving logs…' })).toBeDisabled();
    release();
    expect(await screen.findByText(/^\d+ of \d+ lines$/)).toBeInTheDocument();
    expect(platform.lines('GET', /\/logs$/)).toHaveLength(1);
  });

  it('are lines with their time in UTC, their level and what they say, and the whole line on demand', async () => {
    const { user } = await retrieved(...some);
    expect(await screen.findByText('4 of 4 lines')).toBeInTheDocument();
    expect(summaries()).toEqual([
      '2026-03-04 10:00:00Z debug asks the application',
      '2026-03-04 10:00:01Z warn slow answer',
      '2026-03-04 10:00:02Z error no answer',
      expect.stringMatching(/not written as JSON$/),
    ]);
    const third = shownLines()[2]!;
    await user.click(third.querySelector('summary')!);
    expect(third).toHaveTextContent(/"time": "2026-03-04 10:00:02Z".+"url": "https:\/\/app\.example\/hook"/);
  });

  it('are filtered by level and by text; how many there are is told', async () => {
    const { user } = await retrieved(...some);
    await user.selectOptions(await screen.findByLabelText('From level'), 'warn');
    expect(await screen.findByText('2 of 4 lines')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Text'), 'APP.EXAMPLE');
    expect(await screen.findByText('1 of 4 lines')).toBeInTheDocument();
    expect(summaries()).toEqual(['2026-03-04 10:00:02Z error no answer']);
    await user.type(screen.getByLabelText('Text'), 'x');
    expect(await screen.findByText('No logs found')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
  });

  it('are copied as they are shown, a blank line between them', async () => {
    const { user } = await retrieved(...some);
    await user.selectOptions(await screen.findByLabelText('From level'), 'error');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Logs copied to clipboard')).toBeInTheDocument();
    const copied = await navigator.clipboard.readText();
    expect(copied.split('\n\n')).toHaveLength(1);
    expect(JSON.parse(copied)).toEqual({ ...(some[2] as object), time: '2026-03-04 10:00:02Z' });
  });

  it('say so where they could not be copied', async () => {
    const { user } = await retrieved(...some);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Failed to copy logs')).toBeInTheDocument();
  });

  it.each([[[]], [null]])('that are %j are none', async (body) => {
    const opened = await openLogs();
    opened.answer('/logs$', body);
    await opened.openTab('Logs');
    await retrieve(opened);
    expect(await screen.findByText('No logs found')).toBeInTheDocument();
  });

  it('that the platform does not have are told, and can be asked for again', async () => {
    expectRefusals();
    const opened = await openLogs();
    opened.answer('/logs$', { msg: 'Call not found' }, 404);
    await opened.openTab('Logs');
    await retrieve(opened);
    expect(await screen.findByText('There is no log for this call')).toBeInTheDocument();
    await retrieve(opened);
    expect(await screen.findByText(/^\d+ of \d+ lines$/)).toBeInTheDocument();
    expect(screen.queryByText('There is no log for this call')).not.toBeInTheDocument();
  });

  it.each([
    [400, { msg: 'Logs are only available in AWS environments' }, 'Logs are only available in AWS environments'],
    [500, { msg: 'AccessDeniedException' }, 'AccessDeniedException'],
  ])('that are refused with %i say what the platform says', async (status, body, told) => {
    expectRefusals();
    const opened = await openLogs();
    opened.answer('/logs$', body, status);
    await opened.openTab('Logs');
    await retrieve(opened);
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retrieve Logs' })).toBeEnabled();
  });
});
