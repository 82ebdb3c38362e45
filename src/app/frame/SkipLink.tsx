import { useTranslate } from 'react-admin';

export const contentId = 'content';

/** Past the navigation, for those who go by keyboard; seen only while it has the focus. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <a
      href={`#${contentId}`}
      className="skip-link"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      {translate('frame.skip_to_content')}
    </a>
  );
}
