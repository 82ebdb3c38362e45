/** The key of a message that a declaration names: one without a dot is a text of the resource itself, below `form`. */
export const messageKey = (resource: string, message: string): string =>
  message.includes('.') ? message : `resources.${resource}.form.${message}`;
