import type { CompiledPath } from '../types/compiled';
import type { Action, Method, Path, Used } from '../types';

const behindMethod = /^(GET|POST|PUT|DELETE) /;

/** @returns templates without the method that the first one may begin with; `usual` where it says none */
export function callOf(path: Path, usual: Method): CompiledPath {
  const written = [path].flat();
  const method = (behindMethod.exec(written[0] ?? '')?.[1] ?? usual) as Method;
  return { method, templates: written.map((template) => template.replace(behindMethod, '')) };
}

/** Whether an action is a registered one, not a call that is declared. */
export const isUsed = (call: Action['call']): call is Used => typeof call === 'object' && 'use' in call;
