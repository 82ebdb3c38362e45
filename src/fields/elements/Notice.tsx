import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';
import './controls.css';
import { AlertMark, CheckMark, InfoMark } from './marks';

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  kind: 'error' | 'warning' | 'info' | 'success';
  /** Whether it is filled with its colour: for what stands above the page. */
  isFilled?: boolean;
  /** What can be done about it. */
  action?: ReactNode;
}

const marks = { error: AlertMark, warning: AlertMark, info: InfoMark, success: CheckMark } as const;

/** Tells at once what is the matter, above or in place of what it is about. */
export function Notice({ kind, isFilled, action, className, children, ...props }: NoticeProps) {
  const Mark = marks[kind];
  return (
    <div role="alert" className={classes('notice', kind, isFilled && 'filled', className)} {...props}>
      <Mark size={1.4} />
      <div className="text">{children}</div>
      {action}
    </div>
  );
}
