import type { ComponentType, FunctionComponent } from 'react';
import type { Part } from './part';

type Surround = <Props extends object>(Component: ComponentType<Props>) => FunctionComponent<Props>;

let surround: Part<Surround> | undefined;

/** Names what every component of a part stands in; it comes with the first of them. */
export function standIn(surroundings: Part<Surround>): void {
  surround = surroundings;
}

/** The component, as soon as it and what it stands in are there. */
export async function surrounded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Component, around] = await Promise.all([load(), surround?.load()]);
  return around ? around(Component) : Component;
}
