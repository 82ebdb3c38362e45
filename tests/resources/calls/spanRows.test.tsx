import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Span } from '../../../src/kinds/calls/page/trace/readTrace';
import { SpanRows } from '../../../src/kinds/calls/page/trace/SpanRows';

const spans = Array.from({ length: 5000 }, (_, index): Span => ({
  id: `s${index}`,
  name: `span ${index}`,
  from: index,
  duration: 1,
  startedAt: index,
  attributes: index === 4999 ? { 'http.statusCode': 503 } : {},
  depth: 0,
  isOrphan: false,
  children: [],
}));

it('of 5,000 spans only those in view are drawn, and each can be scrolled to and opened', () => {
  const onOpen = vi.fn();
  render(<SpanRows spans={spans} whole={5000} zoom={1} isTree onOpen={onOpen} />);
  const list = screen.getByRole('list');
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000');
  const scroller = list.parentElement!;
  scroller.scrollTop = 5000 * 28;
  fireEvent.scroll(scroller);
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
  const last = screen.getByRole('button', { name: /503 span 4999/ });
  expect(last.closest('li')).toHaveAttribute('aria-posinset', '5000');
  fireEvent.click(last);
  expect(onOpen).toHaveBeenCalledWith(spans[4999]);
});
