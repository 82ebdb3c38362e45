export type Scope = 'account' | 'service_provider' | 'admin';
/** A level whose members own records. */
export type OwnerLevel = Exclude<Scope, 'admin'>;
export type Operation = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export';
/** Text with `{field}`, `{record.x}`, `{session.x}`, `{filter.x}`, `{ask.x}` or `{id}` in it. */
export type Template = string;
