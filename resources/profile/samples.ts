/** Tried over HTTP as the embedded platform’s administrator. */
export default { change: { old_password: 'Admin-123', new_password: 'Admin-456', repeated_password: 'Admin-456' } };
