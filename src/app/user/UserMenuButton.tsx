/* In: who is signed in. Out: a menu with the own user, language, look and the way out. */
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { PlainButton } from '../../fields/elements/PlainButton';
import { useConsole } from '../../session/ConsoleContext';
import { inPart } from '../../loading/inPart';
import { UserMark } from '../../fields/elements/marks';

const UserMenu = inPart(() => import('./UserMenu').then(({ UserMenu }) => UserMenu));

interface UserMenuButtonProps {
  isSmall: boolean;
  onShowShortcuts: () => void;
}

/** Who is signed in, with which scope, and the way to what concerns oneself. */
export function UserMenuButton({ isSmall, onShowShortcuts }: UserMenuButtonProps) {
  const { session } = useConsole();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <div className="user">
      {session.viewOnly && <span className="view-only caption">{translate('frame.user.view_only')}</span>}
      <PlainButton
        colour="neutral"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        aria-label={translate('frame.user.menu', { name: session.name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <UserMark />
        {!isSmall && (
          <span>
            <span className="name one-line">{session.name}</span>
            <span className="caption muted">{translate(`frame.user.scope.${session.scope}`)}</span>
          </span>
        )}
      </PlainButton>
      {anchor && <UserMenu anchor={anchor} onClose={() => setAnchor(undefined)} onShowShortcuts={onShowShortcuts} />}
    </div>
  );
}
