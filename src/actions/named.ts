import { actions } from './registry';
import { credentialTest } from './run/credentialTest';
import { duplicate } from './run/duplicate';

/* Named actions that any resource can use: they come with the first action that is run. Imported for its effect. */
actions.register('credential-test', credentialTest);
actions.register('duplicate', duplicate);
