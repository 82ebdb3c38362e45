import type { ComponentClass, ComponentType, ForwardRefExoticComponent, PropsWithoutRef, RefAttributes } from 'react';
import * as library from 'react-sortable-hoc';
import type { SortableContainerProps, SortableElementProps } from 'react-sortable-hoc';

/*
 * The one door to react-sortable-hoc 2.0.0, which asks React for the element of a component: React 19 no longer tells. Here each wrapped
 * component hands its element out by its `ref` instead.
 */
type Host<P> = ForwardRefExoticComponent<PropsWithoutRef<P> & RefAttributes<HTMLElement>>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the library's own types are of an older React.
type Wrap = (component: unknown, config: { withRef: true }) => ComponentClass<any>;

interface Wrapped {
  getWrappedInstance: () => HTMLElement | null;
}

interface ElementInstance extends Wrapped {
  props: { collection: number | string; disabled?: boolean; index: number };
  context: { manager: { add: (collection: number | string, ref: { node: HTMLElement }) => void } };
  node: HTMLElement;
  ref: { node: HTMLElement };
}

const elementOf = (self: unknown): HTMLElement => {
  const element = (self as Wrapped).getWrappedInstance();
  if (!element) throw new Error('What is sorted must hand on its ref to an element.');
  return element;
};

/** What a row is taken by. */
export function sortableHandle<P extends object>(component: Host<P>): ComponentType<P> {
  class Handle extends (library.SortableHandle as unknown as Wrap)(component, { withRef: true }) {
    override componentDidMount() {
      Object.assign(elementOf(this), { sortableHandle: true });
    }
  }
  return Handle;
}

/** A row. */
export function sortableElement<P extends object>(component: Host<P>): ComponentType<P & SortableElementProps> {
  class Element extends (library.SortableElement as unknown as Wrap)(component, { withRef: true }) {
    register() {
      const self = this as unknown as ElementInstance;
      const { collection, disabled, index } = self.props;
      const node = elementOf(this);
      Object.assign(node, { sortableInfo: { collection, disabled, index, manager: self.context.manager } });
      self.node = node;
      self.ref = { node };
      self.context.manager.add(collection, self.ref);
    }
  }
  return Element;
}

const itself = (element: unknown) => element as HTMLElement;

/** What holds the rows. */
export function sortableContainer<P extends object>(component: Host<P>): ComponentType<P & SortableContainerProps> {
  const Base = (library.SortableContainer as unknown as Wrap)(component, { withRef: true });
  return function Container(props) {
    return <Base {...props} getContainer={itself} />;
  };
}
