import type { CompiledPath, CompiledUse } from '../types/compiled';
import type { Action, Method, Path, Used } from '../types';

const behindMethod = /^(GET|POST|PUT|DELETE) /;

/** @returns templates without the method that the first one may begin with; `usual` where it says none */
export function callOf(path: Path, usual: Method): CompiledPath {
  const written = [path].flat();
  const method = (behindMethod.exec(written[0] ?? '')?.[1] ?? usual) as Method;
  return { method, templates: written.map((template) => template.replace(behindMethod, '')) };
}

/** The registered name, and what stands beside it as its options. */
export const registeredUse = ({ use, ...options }: Used): CompiledUse => ({
  use,
  ...(Object.keys(options).length > 0 && { options }),
});

/** Whether an action is a registered one, not a call that is declared. */
export const isUsed = (call: Action['call']): call is Used => typeof call === 'object' && 'use' in call;
