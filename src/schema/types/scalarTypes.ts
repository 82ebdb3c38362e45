export type Scope = 'account' | 'service_provider' | 'admin';
export type Operation = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export';
/** Text with `{field}`, `{record.x}`, `{session.x}`, `{filter.x}`, `{ask.x}` or `{id}` in it. */
export type Template = string;
