import type { ComponentProps } from 'react';
import { classes } from './classes';
import './controls.css';

export interface ButtonLook {
  variant?: 'text' | 'outlined' | 'contained' | undefined;
  /** `neutral` for what belongs to the frame, `danger` for what cannot be undone. */
  colour?: 'accent' | 'neutral' | 'danger' | undefined;
  /** Holds an icon and nothing else. */
  isIcon?: boolean | undefined;
}

/** For links that look like buttons, too. */
export const buttonClasses = ({ variant = 'text', colour = 'accent', isIcon = false }: ButtonLook = {}): string =>
  classes('button', variant !== 'text' && variant, colour !== 'accent' && colour, isIcon && 'icon');

/** The browser's own button: lists and the frame have many, and MUI's come with forms. */
export const PlainButton = ({
  variant,
  colour,
  isIcon,
  className,
  ...props
}: ButtonLook & ComponentProps<'button'>) => (
  <button type="button" className={classes(buttonClasses({ variant, colour, isIcon }), className)} {...props} />
);
