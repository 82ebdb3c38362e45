import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';
import './controls.css';
import { AlertMark, CheckMark } from './marks';

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  kind: 'error' | 'warning' | 'info' | 'success';
  /** Whether it is filled with its colour: for what stands above the page. */
  isFilled?: boolean;
  /** What can be done about it. */
  action?: ReactNode;
}

/** Tells at once what is the matter, above or in place of what it is about. */
export function Notice({ kind, isFilled, action, className, children, ...props }: NoticeProps) {
  const Mark = kind === 'success' ? CheckMark : AlertMark;
  return (
    <div role="alert" className={classes('notice', kind, isFilled && 'filled', className)} {...props}>
      <Mark size={1.4} />
      <div className="text">{children}</div>
      {action}
    </div>
  );
}
