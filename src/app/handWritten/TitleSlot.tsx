import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { useDocumentTitle } from '../../engine/routes/useDocumentTitle';

/** Where react-admin's `Title` writes, whatever it is made of: the heading of a hand-written page, and the name of the browser's tab. */
export function TitleSlot() {
  const slot = useRef<HTMLHeadingElement>(null);
  const [text, setText] = useState('');
  useLayoutEffect(() => {
    const heading = slot.current!;
    const read = () => setText(heading.textContent.trim());
    const observer = new MutationObserver(read);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, []);
  useDocumentTitle(text);
  return <Typography ref={slot} id="react-admin-title" component="h1" variant="h5" hidden={text === ''} sx={heading} />;
}

/* A title may be made of fields, which have a size of their own. */
const heading = { mb: 1.5, '&& *': { font: 'inherit', letterSpacing: 'inherit' } };
