/** A short number of what is new; nothing for an empty text. */
export const UnreadMark = ({ text }: { text: string }) => (text === '' ? null : <span className="unread">{text}</span>);
