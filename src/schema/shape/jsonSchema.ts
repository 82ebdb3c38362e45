import { z } from 'zod';
import { declarationSchema } from './zod';

/** The JSON Schema of a declaration, with which editors complete and check declarations that are written as JSON. */
export const declarationJsonSchema = (): Record<string, unknown> => ({
  ...z.toJSONSchema(declarationSchema, { io: 'input' }),
  title: 'Resource declaration',
});
