import { textOption, type NamedRule } from './namedRule';

/** An error that holds whenever the rule's own `when` does; the declaration says which. */
export const refuse: NamedRule = (_, __, options) => ({ key: textOption(options, 'message') ?? 'rules.refused' });
