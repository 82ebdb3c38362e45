/* In: who is signed in. Out: the way to the own user, a menu with language and look, and the way out. */
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonClasses, PlainButton } from '../../fields/elements/PlainButton';
import { addresses } from '../../schema/addresses';
import { useConsole } from '../../session/ConsoleContext';
import { inPart } from '../../loading/inPart';
import { UserMark } from '../../fields/elements/marks';
import { SignOutButton } from './SignOutButton';
import { useOwnName } from './useOwnName';

const UserMenu = inPart(() => import('./UserMenu').then(({ UserMenu }) => UserMenu));

interface UserMenuButtonProps {
  isSmall: boolean;
  onShowShortcuts: () => void;
}

/** Who is signed in, with which scope, and the way to what concerns oneself. */
export function UserMenuButton({ isSmall, onShowShortcuts }: UserMenuButtonProps) {
  const { session } = useConsole();
  const translate = useTranslate();
  const name = useOwnName();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <div className="user">
      {session.viewOnly && <span className="view-only caption">{translate('frame.user.view_only')}</span>}
      {!isSmall && (
        <Link to={addresses.edit('users', session.user_sid)} className={buttonClasses({ colour: 'neutral' })}>
          <span>
            <span className="name one-line">{name}</span>
            <span className="caption muted">{translate(`frame.user.scope.${session.scope}`)}</span>
          </span>
        </Link>
      )}
      <PlainButton
        isIcon
        colour="neutral"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        aria-label={translate('frame.user.menu', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <UserMark />
      </PlainButton>
      {!isSmall && <SignOutButton />}
      {anchor && <UserMenu anchor={anchor} onClose={() => setAnchor(undefined)} onShowShortcuts={onShowShortcuts} />}
    </div>
  );
}
