import { z } from 'zod';
import { predicate, text, texts, unknowns } from './fieldShape';
import { said } from './zod';

/** What rows that are records of another resource say, beside the options of their type. */
export const rowsShape = z.object({
  foreignKey: text.optional(),
  order: z.union([text, z.literal(true)]).optional(),
  sort: text.optional(),
  apart: z.strictObject({ where: predicate, row: unknowns, fields: z.record(text, text) }).optional(),
  when: predicate.optional(),
  key: texts.optional(),
  removed: z.array(said).optional(),
  save: text.optional(),
});

/** Of any field. */
export const fieldOptions = z.looseObject({
  upload: z.strictObject({ path: text, part: text, above: z.number() }).optional(),
});

/** Of rows that are records of another resource. */
export const rowsOptions = fieldOptions.extend(rowsShape.shape);
