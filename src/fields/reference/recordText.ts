import type { CompiledResource } from '../../schema/types/compiled';
import { fillTemplate } from '../../schema/facts/template';
import { plainText } from '../plainText';

/** The text that stands for a record: its resource's title, or the identifier. */
export const recordText = (resource: CompiledResource, record: Record<string, unknown>): string =>
  fillTemplate(resource.title, { subject: record, record }) ?? plainText(record.id);
