import '../../src/app/start/registrations';
import { codeRegistries, type ResourceExtras } from '../../src/engine/codeRegistries';

/* What resources bring along is there at once: nothing in a test waits for it. */
const extras = import.meta.glob<ResourceExtras>('../../resources/*/extras.{ts,tsx}', { eager: true });
for (const { register } of Object.values(extras)) register(codeRegistries);
