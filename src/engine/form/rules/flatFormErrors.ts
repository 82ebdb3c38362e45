/** An error of the form with the name of its input. */
export interface FormError {
  source: string;
  message: string;
}

interface ErrorLeaf {
  message?: unknown;
  type?: unknown;
}

const isLeaf = (error: object): error is { message: string } =>
  typeof (error as ErrorLeaf).message === 'string' && (error as ErrorLeaf).type !== undefined;

/** All errors that react-hook-form keeps, in the order of the fields; `root` stands for its parent. */
export function flatFormErrors(errors: object, parent = ''): FormError[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (error === null || typeof error !== 'object' || name === 'ref') return [];
    const source = name === 'root' ? parent : parent === '' ? name : `${parent}.${name}`;
    return isLeaf(error) ? [{ source, message: error.message }] : flatFormErrors(error, source);
  });
}
