import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { signInHere } from '../../../src/app/gate/enter/signInHere';
import { runtimeConfig } from '../../../src/app/settings/runtimeConfig';
import { product } from '../../../src/app/start/declared';
import { openConsole } from '../../../src/app/start/openConsole';
import { sessionStore } from '../../../src/session/sessionStore';
import { declarations, extrasOf } from '../../contract/reactAdmin';
import { people } from '../people';

/* The product with the made-up resources beside its own, signed in at once. */
const { username, password } = people.admin;
if (!sessionStore.getSession()) await signInHere(username, password);

const Console = await openConsole(runtimeConfig(), {
  declared: {
    declarations: [...product.declarations, ...declarations],
    extrasOf: (resource) => extrasOf(resource) ?? product.extrasOf(resource),
  },
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Console />
  </StrictMode>,
);
