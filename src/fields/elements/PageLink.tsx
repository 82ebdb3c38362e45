import { Link, type LinkProps } from 'react-router';
import './controls.css';

/** A link to another page of the console: plainer than MUI's, of which a list would have a hundred. */
export const PageLink = (props: LinkProps) => <Link className="page-link" {...props} />;
